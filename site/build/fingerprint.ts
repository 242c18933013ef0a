import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/**
 * One text that changes when a file below the folders does, or one of the settings.
 *
 * @param root where the folders are, and what the files' names are taken from
 * @param paths files and folders
 * @param settings whatever else the result depends on
 */
export function fingerprint(root: string, paths: readonly string[], settings: readonly (string | undefined)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of paths.flatMap((path) => filesBelow(resolve(root, path))).sort()) {
    // The length between name and content keeps two files from being read as one.
    const content = readFileSync(file);
    hash.update(`\n${relative(root, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}
