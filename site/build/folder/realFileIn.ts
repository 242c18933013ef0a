import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * The file that a path leads to, as long as that is in the folder: a symbolic link that leads out of it leads to nothing.
 *
 * @param path from the folder
 */
export function realFileIn(folder: string, path: string): string | undefined {
  const file = realPath(join(folder, path));
  return file !== undefined && !leadsOut(folder, path) && statSync(file).isFile() ? file : undefined;
}

/**
 * Whether a path leads out of the folder, to something that is there.
 *
 * @param path from the folder
 */
export function leadsOut(folder: string, path: string): boolean {
  const target = realPath(join(folder, path));
  return target !== undefined && !(target + sep).startsWith(`${realPath(folder)}${sep}`);
}

/** Where a path leads when every link is followed; undefined when that is nowhere. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
