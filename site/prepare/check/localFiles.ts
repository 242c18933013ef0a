// Links of the content to files of the site.
import { localFilePath } from '../../../src/resume/owner/localFilePath.ts';

/** Whether a file exists, by its path in the public folder: `photo.png`, `talks/one.pdf`. */
export type FileExists = (path: string) => boolean;

export function isLocalPicture(link: string, fileExists: FileExists): boolean {
  const file = hasScheme(link) ? undefined : publicPath(link);
  return file !== undefined && fileExists(file);
}

export function hasScheme(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(address.trim());
}

/** The path of a local link in the public folder; `undefined` if it is outside. */
export function publicPath(link: string): string | undefined {
  try {
    return decodeURIComponent(localFilePath(link)) || undefined;
  } catch {
    return undefined;
  }
}
