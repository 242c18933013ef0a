import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import type { SourceFile } from './readDocument.ts';

/** The size limit of a content file. The check would take minutes for larger ones. */
export const largestBytes = 1_000_000;

/** The number of bytes that reveal a file's encoding. */
const sniffedBytes = 64;

/** More combining marks in a row than any script uses. The check reports their position. */
const manyMarks = /\p{M}{100}/u;

/** A size limit, and advice for a larger file. */
type Bound = { maxBytes: number; advice: string };

const ofContent: Bound = { maxBytes: largestBytes, advice: 'Remove what does not belong in a résumé.' };

/**
 * Reads one of the owner's text files, relative to the current directory.
 * @param bound @default the limit of the content files
 * @returns the text, or the reason why it cannot be read; neither for a missing file
 */
export function sourceFile(path: string, { maxBytes, advice }: Bound = ofContent): SourceFile {
  const file = relative(process.cwd(), path).replaceAll('\\', '/');
  const unreadableFile = (message: string): SourceFile => ({ file, text: undefined, unreadableReason: message });
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return { file, text: undefined };
    if (!stats.isFile()) return unreadableFile(`Expected a file, found a ${kindOf(stats)}. Replace it with the file.`);
    if (stats.size > maxBytes) {
      const [unit, bytesInUnit, digits] = maxBytes < 1e6 ? (['kB', 1e3, 0] as const) : (['MB', 1e6, 1] as const);
      const size = (stats.size / bytesInUnit).toFixed(digits);
      return unreadableFile(
        `The file is too large: ${size} ${unit}; the limit is ${maxBytes / bytesInUnit} ${unit}. ${advice}`,
      );
    }
    const bytes = readFileSync(path);
    if (isUtf16(bytes)) return unreadableFile('The file is encoded in UTF-16. Save it as UTF-8.');
    const text = bytes.toString('utf8');
    // NFC, because fonts have one glyph for a letter with its accent. Normalizing takes quadratic time
    // in the number of consecutive marks, so texts with too many stay as they are: the check rejects them.
    return { file, text: manyMarks.test(text) ? text : text.normalize('NFC') };
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    return unreadableFile(`The file cannot be read (${code}). Check its permissions.`);
  }
}

function kindOf(stats: { isDirectory: () => boolean }): string {
  return stats.isDirectory() ? 'folder' : 'device';
}

/** UTF-16 starts with a mark; without one, every second byte of a Latin text is zero. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const start = bytes.subarray(0, sniffedBytes);
  const zeros = (parity: number) => start.filter((byte, index) => index % 2 === parity && byte === 0).length;
  return start.length > 1 && Math.max(zeros(0), zeros(1)) > start.length / 4 && Math.min(zeros(0), zeros(1)) === 0;
}
