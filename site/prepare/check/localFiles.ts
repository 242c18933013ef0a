// The content's links to files of the site.

import { localFilePath } from '../../../src/resume/owner/localFilePath.ts';
import type { FileExists } from '../../config/contentPaths.ts';
import { type Finding, partAt, quoteValue, warning } from '../../import/rules.ts';

export function isLocalPicture(link: string, fileExists: FileExists): boolean {
  const file = publicPath(link);
  return file !== undefined && fileExists(file);
}

export function hasScheme(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(address.trim());
}

/** The path of a local link in the public folder; `undefined` if the link leads elsewhere or is malformed. */
export function publicPath(link: string): string | undefined {
  try {
    return decodeURIComponent(localFilePath(link)) || undefined;
  } catch {
    return undefined;
  }
}

/** Warns of a photo that no page shows. */
export function unshownPicture(resume: unknown, fileExists: FileExists): Finding[] {
  const image = partAt(resume, 'basics.image');
  if (typeof image !== 'string' || isLocalPicture(image, fileExists)) return [];
  const reason = hasScheme(image)
    ? 'pages load pictures only from site/public. Put the file there'
    : 'file not found in site/public. Put it there';
  const message = `${quoteValue(image)} is not shown: ${reason} and write its path, like "photo.jpg".`;
  return [warning(['basics', 'image'], message)];
}
