import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import type { SourceFile } from '../../../src/content/check/checkContent.ts';

/** The largest file that is read: more than any résumé has. What is larger would keep the check busy for minutes. */
export const largestBytes = 1_000_000;

/** How much of a file shows how its letters are written. In bytes. */
const sniffedBytes = 64;

/** More accents in a row than any letter has: the check says where. */
const manyMarks = /\p{M}{100}/u;

/** How large a file may be, and what to do with a larger one. */
type Bound = { mostBytes: number; advice: string };

const ofContent: Bound = { mostBytes: largestBytes, advice: 'Take out what is no résumé.' };

/**
 * Reads one of the owner's text files, named as seen from where the command runs; or says why it cannot be read.
 *
 * @param bound @default that of the two content files
 */
export function sourceFile(path: string, { mostBytes, advice }: Bound = ofContent): SourceFile {
  const file = relative(process.cwd(), path).replaceAll('\\', '/');
  const unreadableFile = (message: string): SourceFile => ({ file, text: undefined, unreadableReason: message });
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return { file, text: undefined };
    if (!stats.isFile())
      return unreadableFile(`This is a ${kindOf(stats)}, not a file. Move it away, and write the file.`);
    if (stats.size > mostBytes) {
      const [unit, bytesInUnit, digits] = mostBytes < 1e6 ? (['kB', 1e3, 0] as const) : (['MB', 1e6, 1] as const);
      const size = (stats.size / bytesInUnit).toFixed(digits);
      return unreadableFile(
        `The file has ${size} ${unit}, and ${mostBytes / bytesInUnit} ${unit} is the most. ${advice}`,
      );
    }
    const bytes = readFileSync(path);
    if (isUtf16(bytes)) return unreadableFile('The file is written in UTF-16. Save it as UTF-8.');
    // Some systems write a letter and its accent as two: faces have one letter for them.
    const text = bytes.toString('utf8');
    // To order so many accents takes the square of their number; the check refuses them.
    return { file, text: manyMarks.test(text) ? text : text.normalize('NFC') };
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    return unreadableFile(`The file cannot be read (${code}). See to it that you may read it.`);
  }
}

function kindOf(stats: { isDirectory: () => boolean }): string {
  return stats.isDirectory() ? 'folder' : 'device';
}

/** UTF-16 has a mark at its start; without one, every second byte of a text in the Latin script is zero. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const start = bytes.subarray(0, sniffedBytes);
  const zeros = (parity: number) => start.filter((byte, index) => index % 2 === parity && byte === 0).length;
  return start.length > 1 && Math.max(zeros(0), zeros(1)) > start.length / 4 && Math.min(zeros(0), zeros(1)) === 0;
}
