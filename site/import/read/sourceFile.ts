import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import type { SourceFile } from './readDocument.ts';

/** The size limit of a content file. The check would take minutes for larger ones. */
export const largestBytes = 1_000_000;

const sniffedBytes = 64;

/** More combining marks in a row than any script uses. The check reports their position. */
const manyMarks = /\p{M}{100}/u;

type Bound = { maxBytes: number; advice: string };

const ofContent: Bound = { maxBytes: largestBytes, advice: 'Remove what does not belong in a résumé.' };

/** A file's name in findings, and its bytes or the reason why they cannot be read; neither for a missing file. */
type FileBytes = { file: string; bytes?: Buffer; unreadableReason?: string };

/** A path relative to the current directory, as findings name it. */
export function relativePath(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}

export function readBytes(path: string, { maxBytes, advice }: Bound = ofContent): FileBytes {
  const file = relativePath(path);
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return { file };
    if (!stats.isFile()) {
      const kind = stats.isDirectory() ? 'folder' : 'device';
      return { file, unreadableReason: `Expected a file, found a ${kind}. Replace it with the file.` };
    }
    if (stats.size > maxBytes) return { file, unreadableReason: tooLargeMessage(stats.size, { maxBytes, advice }) };
    const bytes = readFileSync(path);
    return isUtf16(bytes)
      ? { file, unreadableReason: 'The file is encoded in UTF-16. Save it as UTF-8.' }
      : { file, bytes };
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    return { file, unreadableReason: `The file cannot be read (${code}). Check its permissions.` };
  }
}

function tooLargeMessage(size: number, { maxBytes, advice }: Bound): string {
  const [unit, bytesInUnit, digits] = maxBytes < 1e6 ? (['kB', 1e3, 0] as const) : (['MB', 1e6, 1] as const);
  return (
    `The file is too large: ${(size / bytesInUnit).toFixed(digits)} ${unit}; ` +
    `the limit is ${maxBytes / bytesInUnit} ${unit}. ${advice}`
  );
}

/**
 * Reads one of the owner's text files.
 * @param bound @default the limit of the content files
 * @returns the text, or the reason why it cannot be read; neither for a missing file
 */
export function sourceFile(path: string, bound?: Bound): SourceFile {
  const { file, bytes, unreadableReason } = readBytes(path, bound);
  if (!bytes) return { file, text: undefined, ...(unreadableReason && { unreadableReason }) };
  const text = bytes.toString('utf8');
  // NFC, because fonts have one glyph for a letter with its accent. Normalizing takes quadratic time
  // in the number of consecutive marks, so texts with too many stay as they are: the check rejects them.
  return { file, text: manyMarks.test(text) ? text : text.normalize('NFC') };
}

/** UTF-16 starts with a mark; without one, every second byte of a Latin text is zero. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const start = bytes.subarray(0, sniffedBytes);
  const zeros = (parity: number) => start.filter((byte, index) => index % 2 === parity && byte === 0).length;
  return start.length > 1 && Math.max(zeros(0), zeros(1)) > start.length / 4 && Math.min(zeros(0), zeros(1)) === 0;
}

/** Decodes UTF-8, or UTF-16 after a byte order mark. @throws on any other encoding */
export function decodeText(bytes: Uint8Array, file: string): string {
  const mark = String(bytes.subarray(0, 2));
  const encoding = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new Error(`${file} is not valid UTF-8. Save it as UTF-8.`, { cause });
  }
}
