import { localFilePath } from '../localFilePath.ts';
import { webAddress } from '../webAddress.ts';
import { everyValue, isRecord } from './everyValue.ts';
import { error, type Path, type Problem, warning } from './Problem.ts';
import { quoteValue } from './quoteValue.ts';

/** Answers whether a file is there, by its path below the public folder: `photo.png`, `talks/one.pdf`. */
export type FileExists = (path: string) => boolean;

/** A name's letters are any script's; of the signs, those that no link and no program takes for more than a name. */
const mailName = /[\p{L}\p{M}\p{N}!#$&'*+/=^_`{|}~-]+/u.source;
const hostLabel = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?/u.source;
const mailAddress = new RegExp(`^${mailName}(?:\\.${mailName})*@(?:${hostLabel}\\.)+${hostLabel}$`, 'u');

/** Checks the `email` of a résumé, and its `image`, which may be a file of the site's own. */
export function resumeAddressProblems(resume: unknown, fileExists: FileExists): Problem[] {
  const { email, image }: Record<string, unknown> = isRecord(resume) && isRecord(resume.basics) ? resume.basics : {};
  return [
    ...(typeof email === 'string' ? mailProblems(['basics', 'email'], email) : []),
    ...(typeof image === 'string' ? imageProblems(['basics', 'image'], image, fileExists) : []),
  ];
}

export function isLocalPicture(link: string, fileExists: FileExists): boolean {
  const file = hasScheme(link) ? undefined : publicPath(link);
  return file !== undefined && fileExists(file);
}

/** Checks every link of a game; it may lead to a web address or to a file of the site's own. */
export function gameAddressProblems(game: unknown, fileExists: FileExists): Problem[] {
  return [...everyValue(game)].flatMap(({ path, value }) => {
    const isLink = path[0] === 'sideQuests' && path.at(-1) === 'url';
    if (!isLink || typeof value !== 'string' || value.trim() === '') return [];
    return linkProblems(path, value, fileExists);
  });
}

function mailProblems(path: Path, address: string): Problem[] {
  if (mailAddress.test(address)) return [];
  return [error(path, `${quoteValue(address)} is not an e-mail address. Write one like "name@example.com".`)];
}

function hasScheme(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(address.trim());
}

function imageProblems(path: Path, link: string, fileExists: FileExists): Problem[] {
  if (isLocalPicture(link, fileExists)) return [];
  const reason = hasScheme(link)
    ? 'pages ask no other host for a picture. Put the file below site/public'
    : 'there is no such file below site/public. Put it there';
  return [warning(path, `${quoteValue(link)} is not shown: ${reason}, and write its path: "photo.jpg".`)];
}

function linkProblems(path: Path, link: string, fileExists: FileExists): Problem[] {
  if (hasScheme(link)) return addressProblems(path, link);
  const file = publicPath(link);
  const message = `There is no file ${quoteValue(file ?? link)} below site/public. Put it there, or write the right path or a web address.`;
  return file && fileExists(file) ? [] : [error(path, message)];
}

function addressProblems(path: Path, address: string): Problem[] {
  const message = `${quoteValue(address)} is not a web address. Write it in full, like "https://example.com/".`;
  return webAddress(address) ? [] : [error(path, message)];
}

/** A local link as a path below the public folder; `undefined` when it leads out of it. */
function publicPath(link: string): string | undefined {
  try {
    return decodeURIComponent(localFilePath(link)) || undefined;
  } catch {
    return undefined;
  }
}
