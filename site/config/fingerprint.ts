import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** Tests, and the schemas that a build writes. */
const ignored = /\.(test\.ts|schema\.json)$/;

/**
 * A hash of files and settings. In folders, ignores tests and schemas.
 * @param root the folder that all paths are relative to
 * @param paths files and folders
 * @param settings other values that the hash depends on
 */
export function fingerprint(root: string, paths: readonly string[], settings: readonly (string | undefined)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of paths.flatMap((path) => filesBelow(resolve(root, path))).sort()) {
    // The length separates a file's name from its content, so different files never hash the same.
    const content = readFileSync(file);
    hash.update(`\n${relative(root, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ignored.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
