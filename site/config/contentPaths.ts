import { join } from 'node:path';
import { realFileIn } from './realFileIn.ts';

/** The paths of the content files in a folder. words.json is optional. */
export function contentPaths(folder: string): { resume: string; game: string; words: string } {
  return { resume: join(folder, 'resume.json'), game: join(folder, 'game.json'), words: join(folder, 'words.json') };
}

/**
 * Where setup writes a content file's new version before it replaces the file. If the new version
 * still exists, an earlier setup was interrupted.
 */
export function newVersionPath(path: string): string {
  // In the same folder, because a rename is atomic only within one file system.
  return `${path}.new`;
}

/** The site's own static files, the targets of local links and images. */
export const sitePublicFolder = join(import.meta.dirname, '../public');

/** Whether a file exists, by its path in the public folder: `photo.png`, `talks/one.pdf`. */
export type FileExists = (path: string) => boolean;

export function fileExistsIn(publicFolder: string): FileExists {
  return (path) => realFileIn(publicFolder, path) !== undefined;
}
