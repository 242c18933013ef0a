import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { error, type Finding, type Report } from '../report/Finding.ts';
import { withinLimits } from '../validate/sizeLimits.ts';
import { decodeText } from './decodeText.ts';
import { isLikeJson, textKind } from './fileKind.ts';
import { jsonDocument } from './jsonDocument.ts';

/** The size limit of a content file. The check would take minutes for larger ones. */
export const maxContentBytes = 1_000_000;

/** More consecutive combining marks than any script uses. The check reports their position. */
const manyMarks = /\p{M}{100}/u;

type Bound = { maxBytes: number; advice: string };

const contentBound: Bound = { maxBytes: maxContentBytes, advice: 'Remove what does not belong in a résumé.' };

/** A file's name in findings, and its bytes or the reason why they are unreadable. A missing file has neither. */
type FileBytes = { file: string; bytes?: Buffer; unreadableReason?: string };

/** A path relative to the current directory, with `/` on every system, as findings name it. */
export function relativePath(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}

export function readBytes(path: string, { maxBytes, advice }: Bound = contentBound): FileBytes {
  const file = relativePath(path);
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return { file };
    if (!stats.isFile()) {
      const kind = stats.isDirectory() ? 'folder' : 'device';
      return { file, unreadableReason: `Expected a file, found a ${kind}. Replace it with the file.` };
    }
    if (stats.size > maxBytes) {
      const excess = `The file is too large: ${Math.ceil(stats.size / 1e3)} kB; the limit is ${maxBytes / 1e3} kB.`;
      return { file, unreadableReason: `${excess} ${advice}` };
    }
    return { file, bytes: readFileSync(path) };
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    return { file, unreadableReason: `The file cannot be read (${code}). Check its permissions.` };
  }
}

/**
 * Reads one of the owner's text files.
 * @param bound @default the limit of the content files
 * @returns the text, or the reason why it is unreadable; a missing file has neither
 */
export function sourceFile(path: string, bound?: Bound): SourceFile {
  const { file, bytes, unreadableReason } = readBytes(path, bound);
  if (!bytes) return { file, text: undefined, ...(unreadableReason && { unreadableReason }) };
  const { text } = decodeText(bytes);
  // Compose each letter with its accent (NFC), because fonts have one glyph for both. NFC takes quadratic time in the
  // number of consecutive marks, so texts with too many stay as they are, and the check reports them.
  return { file, text: manyMarks.test(text) ? text : text.normalize('NFC') };
}

/**
 * A file's name and text. A missing or unreadable file has no text; an unreadable one has the `unreadableReason`.
 * `document` is the parsed value of a format other than JSON, which has no positions.
 */
export type SourceFile = { file: string; text: string | undefined; unreadableReason?: string; document?: unknown };

/** A parsed file, and a report that adds the file's name and positions to findings. */
type SourceDocument = { value: unknown; report: Report };

/** Parses one of the owner's files. If it is unreadable, reports that and returns `undefined`. */
export function readDocument(source: SourceFile, report: Report): SourceDocument | undefined {
  const { file, text, unreadableReason, document } = source;
  const reportFile = (findings: readonly Finding[]) => report(findings.map((finding) => ({ ...finding, file })));
  if (text === undefined) {
    const message = unreadableReason ?? 'File not found. Create it with `npm run setup`, or restore it from git.';
    reportFile([error([], message)]);
    return undefined;
  }
  const json = document === undefined ? jsonDocument(text) : { value: document, findings: [], positionOf: () => ({}) };
  if ('syntaxErrors' in json) {
    const message =
      `Expected JSON, but this looks like ${textKind(text)}. ` +
      'A résumé in another format needs an import: `npm run setup`.';
    reportFile(isLikeJson(text) || text.trim() === '' ? json.syntaxErrors : [error([], message)]);
    return undefined;
  }
  const reportPositions: Report = (findings) =>
    reportFile(findings.map((finding) => ({ ...finding, ...json.positionOf(finding.path) })));
  reportPositions(json.findings);
  return { value: json.value, report: reportPositions };
}

/** Like `readDocument`, but drops the parts that exceed the size limits. */
export function readLimitedDocument(source: SourceFile, report: Report): SourceDocument | undefined {
  const file = readDocument(source, report);
  if (!file) return undefined;
  const { value, findings } = withinLimits(file.value);
  file.report(findings);
  return { ...file, value };
}
