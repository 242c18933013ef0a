import { localFilePath } from '../../../src/resume/owner/localFilePath.ts';
import { webAddress } from '../../../src/resume/text/webAddress.ts';
import { error, type Path, type Problem, warning } from '../report/Problem.ts';
import { quoteValue } from '../report/quoteValue.ts';
import { everyValue, isRecord } from './everyValue.ts';

/** Whether a file exists, by its path in the public folder: `photo.png`, `talks/one.pdf`. */
export type FileExists = (path: string) => boolean;

/** Letters of any script, and those symbols that programs treat as part of a name. */
const mailName = /[\p{L}\p{M}\p{N}!#$&'*+/=^_`{|}~-]+/u.source;
const hostLabel = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?/u.source;
const mailAddress = new RegExp(`^${mailName}(?:\\.${mailName})*@(?:${hostLabel}\\.)+${hostLabel}$`, 'u');

/** Checks a résumé's `email` and `image`; the image must be a file of the site. */
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

/** Checks the links of game.json: web addresses, or files of the site. */
export function gameAddressProblems(game: unknown, fileExists: FileExists): Problem[] {
  return [...everyValue(game)].flatMap(({ path, value }) => {
    const isLink = path[0] === 'sideQuests' && path.at(-1) === 'url';
    if (!isLink || typeof value !== 'string' || value.trim() === '') return [];
    return linkProblems(path, value, fileExists);
  });
}

function mailProblems(path: Path, address: string): Problem[] {
  if (mailAddress.test(address)) return [];
  return [error(path, `${quoteValue(address)} is not a valid email address. Write one like "name@example.com".`)];
}

function hasScheme(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(address.trim());
}

function imageProblems(path: Path, link: string, fileExists: FileExists): Problem[] {
  if (isLocalPicture(link, fileExists)) return [];
  const reason = hasScheme(link)
    ? 'pages load no pictures from other hosts. Put the file in site/public'
    : 'file not found in site/public. Put it there';
  return [warning(path, `${quoteValue(link)} is not shown: ${reason} and write its path, like "photo.jpg".`)];
}

function linkProblems(path: Path, link: string, fileExists: FileExists): Problem[] {
  if (hasScheme(link)) return addressProblems(path, link);
  const file = publicPath(link);
  const message = `File not found in site/public: ${quoteValue(file ?? link)}. Put it there, or write another path or a web address.`;
  return file && fileExists(file) ? [] : [error(path, message)];
}

function addressProblems(path: Path, address: string): Problem[] {
  const message = `${quoteValue(address)} is not a valid web address. Write it in full, like "https://example.com/".`;
  return webAddress(address) ? [] : [error(path, message)];
}

/** The path of a local link in the public folder; `undefined` if it is outside. */
function publicPath(link: string): string | undefined {
  try {
    return decodeURIComponent(localFilePath(link)) || undefined;
  } catch {
    return undefined;
  }
}
