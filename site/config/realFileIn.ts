import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The real path of a file; `undefined` if it is missing or outside the folder. */
export function realFileIn(folder: string, path: string): string | undefined {
  const file = realPath(join(folder, path));
  return file !== undefined && !leadsOut(folder, path) && statSync(file).isFile() ? file : undefined;
}

/** Whether a path leads to an existing file or folder outside the folder. */
export function leadsOut(folder: string, path: string): boolean {
  const target = realPath(join(folder, path));
  return target !== undefined && !(target + sep).startsWith(`${realPath(folder)}${sep}`);
}

/** The path with all links resolved; `undefined` if it does not exist. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
