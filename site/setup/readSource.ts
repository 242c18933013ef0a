import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { contentPaths } from '../config/contentPaths.ts';
import { errorMessage } from '../config/errorMessage.ts';
import {
  attachedXml,
  binaryKind,
  type DecodedText,
  decodeText,
  docxLines,
  isRecord,
  maxContentBytes,
  type NamedLines,
  type NamedSource,
  type NamedText,
  pdfLines,
  readBytes,
  recordAt,
} from '../import/index.ts';

export type Source = { resume: NamedSource; game?: NamedText };

/** Far above `maxContentBytes`, because an archive contains many files that setup does not read. */
const maxArchiveBytes = 200_000_000;

/**
 * Reads a résumé from a file, a folder or an https address, and the game.json of a folder or gist.
 * @throws if the source is not found, too large or unreadable
 */
export async function readSource(source: string, fetcher: typeof fetch): Promise<Source> {
  const location = source.trim();
  if (/^https?:/i.test(location)) return await fetchSource(location, fetcher);
  const entry = statSync(location, { throwIfNoEntry: false });
  if (!entry)
    throw new Error(
      `Not found: ${location}. Type the path of a file or of a folder with a resume.json, or an https address.`,
    );
  if (!entry.isDirectory()) {
    const isReadable = entry.isFile() && entry.size <= maxArchiveBytes;
    const bytes = isReadable ? readFileSync(location) : Buffer.alloc(0);
    const start = bytes.toString('latin1', 0, 4);
    if (start === '%PDF') return { resume: await readLines(location, bytes, 'pdf') };
    if (!start.startsWith('PK')) return { resume: readText(location) };
    const isWord = bytes.includes('word/document.xml');
    return { resume: isWord ? await readLines(location, bytes, 'docx') : { file: location, bytes } };
  }
  const paths = contentPaths(location);
  if (!existsSync(paths.resume)) {
    const tables = readdirSync(location).filter((name) => /\.csv$/i.test(name));
    if (tables.length > 0) return { resume: { file: location, bytes: zipTables(location, tables) } };
    throw new Error(`No resume.json found in ${location}. If your file has another name, type its path.`);
  }
  return { resume: readText(paths.resume), ...(existsSync(paths.game) ? { game: readText(paths.game) } : {}) };
}

/** Packs the tables of an unpacked data export into an archive again. */
function zipTables(folder: string, names: readonly string[]): Uint8Array {
  const tables = names.flatMap((name) => {
    const { bytes } = readBytes(join(folder, name));
    return bytes ? [[name, new Uint8Array(bytes)] as const] : [];
  });
  return zipSync(Object.fromEntries(tables), { level: 0 });
}

/** The root elements of Europass. XML in other PDFs may be an invoice. */
const resumeXml = /<(?:\w+:)?(?:Candidate|SkillsPassport|LearnerInfo)[\s>]/;

/**
 * The error for a file that cannot be read. A library's own errors mean that the file is damaged or
 * protected; any other error means that the import has a bug.
 */
export function unreadable(path: string, kind: 'pdf' | 'docx', cause: unknown): Error {
  const name = cause instanceof Error ? cause.name : '';
  const isAboutFile = kind === 'pdf' ? /Exception$|^FormatError$/.test(name) : name === 'Error';
  const reason = errorMessage(cause).replace(/\.$/, '');
  const message = isAboutFile
    ? `${path} cannot be opened (${reason}). Save it again, without a password.`
    : `${path} may be fine, but the import failed to read it (${reason}). Export the résumé in another format.`;
  return new Error(message, { cause });
}

/** @throws if the file cannot be read */
async function readLines(path: string, bytes: Uint8Array, kind: 'pdf' | 'docx'): Promise<NamedText | NamedLines> {
  try {
    const xml = kind === 'pdf' ? await attachedXml(bytes) : undefined;
    const attachedText = xml && decodeText(xml);
    if (attachedText && resumeXml.test(attachedText.text)) return { file: `${path} (the XML inside)`, ...attachedText };
    return { file: path, lines: await (kind === 'pdf' ? pdfLines(bytes) : docxLines(bytes)) };
  } catch (cause) {
    throw unreadable(path, kind, cause);
  }
}

/** Reads a text file. @throws if the file cannot be read, or if it is not text */
export function readText(path: string): NamedText {
  const { file, bytes, unreadableReason = 'File not found.' } = readBytes(path);
  if (!bytes) throw new Error(`${file}  ${unreadableReason}`);
  return { file, ...textIn(bytes, file) };
}

/** @throws if the bytes are not those of a text */
function textIn(bytes: Uint8Array, file: string): DecodedText {
  const kind = binaryKind(bytes);
  if (kind) throw new Error(`${file} is ${kind}, not text. Use a JSON, YAML or XML file, or type the path of a PDF.`);
  return decodeText(bytes);
}

// Downloads a résumé, only if the owner passes an address.

const timeoutMs = 20_000;

/** Reads a résumé from an https address. @throws an error with a message for the owner */
export async function fetchSource(address: string, fetcher: typeof fetch): Promise<Source> {
  if (!URL.canParse(address)) throw new Error(`Invalid address: ${address}. Write it in full.`);
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new Error(`${address} does not start with https://. Use the https address.`);
  const gist = url.hostname === 'gist.github.com' ? /\/([0-9a-f]{20,})/i.exec(url.pathname)?.[1] : undefined;
  if (gist) return sourceFromGist((await fetchText(`https://api.github.com/gists/${gist}`, fetcher)).text, address);
  const decoded = await fetchText(rawAddress(url), fetcher);
  if (/^\s*<(?!\?xml)/.test(decoded.text))
    throw new Error(`${address} is a web page. Use the address of the file itself (on GitHub: "Raw").`);
  return { resume: { file: address, ...decoded } };
}

/** The address of a file's content, from the address of the file's page on GitHub. */
function rawAddress({ href }: URL): string {
  return href.replace(/^https:\/\/github\.com\/([^/]+\/[^/]+)\/blob\//, 'https://raw.githubusercontent.com/$1/');
}

async function fetchText(address: string, fetcher: typeof fetch): Promise<DecodedText> {
  const response = await fetcher(address, { signal: AbortSignal.timeout(timeoutMs) }).catch((cause: unknown) => {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw new Error(
      isLate
        ? `${address} did not respond within ${timeoutMs / 1000} seconds. Try again, or download the file and type its path.`
        : `${address} cannot be reached. Download the file and type its path.`,
    );
  });
  if (/^http:/.test(response.url))
    throw new Error(`${address} redirects to ${response.url}, which does not use https. Download the file.`);
  if (!response.ok)
    throw new Error(`${address} returned HTTP ${response.status}. Check that it is spelled correctly and public.`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  // A response may be endless.
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxContentBytes) throw new Error(`${address} is too large: the limit is ${maxContentBytes / 1e6} MB.`);
    chunks.push(chunk);
  }
  return textIn(Buffer.concat(chunks), address);
}

/** Picks `resume.json`, or the only file that can be a résumé, and `game.json` if there is one. */
function sourceFromGist(answer: string, address: string): Source {
  const gist: unknown = JSON.parse(answer);
  const candidateFiles = Object.entries(recordAt(gist, 'files')).flatMap(([name, file]): NamedText[] =>
    isRecord(file) &&
    typeof file.content === 'string' &&
    file.truncated !== true &&
    /\.(?:jsonc?|json5|ya?ml|xml)$/i.test(name)
      ? [{ file: `${address} ${name}`, text: file.content }]
      : [],
  );
  const fileNamed = (name: string) => candidateFiles.find(({ file }) => file === `${address} ${name}`);
  const game = fileNamed('game.json');
  const otherFiles = candidateFiles.filter((file) => file !== game);
  const resume = fileNamed('resume.json') ?? (otherFiles.length === 1 ? otherFiles[0] : undefined);
  if (!resume) throw new Error(`No resume.json found in the gist ${address}. Give the file that name.`);
  return { resume, ...(game ? { game } : {}) };
}
