import { existsSync, readFileSync, statSync } from 'node:fs';
import { contentPaths } from '../../vite/content/contentFiles.ts';
import { decodeText } from './decodeText.ts';
import { fetchSource } from './fetchSource.ts';
import { sourceFile } from './sourceFile.ts';

/** A text file, and its name in findings. */
export type NamedText = { file: string; text: string };

/** A ZIP file, and its name in findings. */
export type NamedArchive = { file: string; bytes: Uint8Array };

export type Source = { resume: NamedText | NamedArchive; game?: NamedText };

/** Far above `largestBytes`: an archive contains many files that setup does not read. */
const largestArchiveBytes = 200_000_000;

/**
 * Reads a résumé from a file, a folder or an https address, and the game.json beside it, if any.
 * @throws if the source is not found, too large or not a text
 */
export async function readSource(source: string, fetcher: typeof fetch): Promise<Source> {
  const location = source.trim();
  if (/^https?:/i.test(location)) return await fetchSource(location, fetcher);
  const entry = statSync(location, { throwIfNoEntry: false });
  if (!entry)
    throw new Error(
      `Not found: ${location}. Type the path of a file or of a folder with a resume.json, or an https address.`,
    );
  if (!entry.isDirectory())
    return { resume: (entry.isFile() ? readArchive(location, entry.size) : undefined) ?? readText(location) };
  const paths = contentPaths(location);
  if (!existsSync(paths.resume))
    throw new Error(`No resume.json found in ${location}. If your file has another name, type its path.`);
  return { resume: readText(paths.resume), ...(existsSync(paths.game) ? { game: readText(paths.game) } : {}) };
}

/** The file, if it starts with a ZIP signature. */
function readArchive(file: string, size: number): NamedArchive | undefined {
  if (size > largestArchiveBytes) return undefined;
  const bytes = readFileSync(file);
  return bytes.subarray(0, 2).toString('latin1') === 'PK' ? { file, bytes } : undefined;
}

/**
 * Reads one file as the content check does.
 * @throws if the check cannot read the file, or if it is a PDF or not UTF-8
 */
export function readText(path: string): NamedText {
  const { file, text, unreadableReason: unreadable } = sourceFile(path);
  if (text?.startsWith('%PDF'))
    throw new Error(`${file} is a PDF, which setup cannot read. Export your résumé as XML, JSON, YAML or ZIP instead.`);
  if (text === undefined) throw new Error(`${file}  ${unreadable ?? 'File not found.'}`);
  return { file, text: decodeText(readFileSync(path), file) };
}
