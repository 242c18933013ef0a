import { existsSync, readFileSync, statSync } from 'node:fs';
import { contentPaths } from '../build/content/contentFiles.ts';
import { sourceFile } from '../build/content/sourceFile.ts';
import { decodeText } from './decodeText.ts';
import { fetchSource } from './fetchSource.ts';

/** A text, and what findings call it. */
export type NamedText = { file: string; text: string };

/** A ZIP file, and what findings call it. */
export type NamedArchive = { file: string; bytes: Uint8Array };

export type Source = { resume: NamedText | NamedArchive; game?: NamedText };

/** An archive holds much that is not read. */
const largestArchiveBytes = 200_000_000;

/**
 * Reads a résumé, and a game if one lies beside it, from a file, a folder or an https address.
 *
 * @throws in one sentence when there is none, when it is too large, when it is no text
 */
export async function readSource(source: string, fetcher: typeof fetch): Promise<Source> {
  const location = source.trim();
  if (/^https?:/i.test(location)) return await fetchSource(location, fetcher);
  const entry = statSync(location, { throwIfNoEntry: false });
  if (!entry)
    throw new Error(`There is no "${location}". Name a file, a folder that holds a resume.json, or an https address.`);
  if (!entry.isDirectory())
    return { resume: (entry.isFile() ? readArchive(location, entry.size) : undefined) ?? readText(location) };
  const paths = contentPaths(location);
  if (!existsSync(paths.resume))
    throw new Error(`There is no resume.json in ${location}. Name the file itself if it is called otherwise.`);
  return { resume: readText(paths.resume), ...(existsSync(paths.game) ? { game: readText(paths.game) } : {}) };
}

/** A file that begins as ZIP files do. */
function readArchive(file: string, size: number): NamedArchive | undefined {
  if (size > largestArchiveBytes) return undefined;
  const bytes = readFileSync(file);
  return bytes.subarray(0, 2).toString('latin1') === 'PK' ? { file, bytes } : undefined;
}

/**
 * Reads one file, as the check does.
 *
 * @throws with what the check says of a file that it cannot read; when the text is no UTF-8
 */
export function readText(path: string): NamedText {
  const { file, text, unreadableReason: unreadable } = sourceFile(path);
  if (text?.startsWith('%PDF'))
    throw new Error(`${file} is a PDF, of which no fields can be read. Download the same as XML, JSON, YAML or ZIP.`);
  if (text === undefined) throw new Error(`${file}  ${unreadable ?? 'There is no such file.'}`);
  return { file, text: decodeText(readFileSync(path), file) };
}
