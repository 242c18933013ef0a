import subsetFont from 'subset-font';
import { hashedName } from '../hashedName.ts';
import { featuresOf } from './keptFeatures.ts';
import type { OwnedFace } from './lettersByFace.ts';
import { unicodeRange } from './unicodeRange.ts';

/** A file with some letters of a face. */
export type FaceSubset = {
  file: string;
  /** None where the file is there already. */
  bytes?: Buffer;
  /** Its letters, as `unicode-range` has them. */
  range: string;
};

/** The two files that a face is cut into; a half without a letter is none. */
export type FaceSubsets = { shown?: FaceSubset; rest?: FaceSubset };

/**
 * In every subset with any letter, if the face has them: the space by which browsers measure lines, the 0 which is the unit
 * `ch`, the hyphen where words break, and the digits of what a script counts.
 */
const always = Array.from(' -0123456789', (letter) => letter.charCodeAt(0));

/**
 * Cuts a face in two: the letters that are shown, and the rest. The same letters give the same bytes and the same names.
 *
 * @param shown the letters shown in it; the others are taken from `face`
 * @param bytes the file it comes in
 */
export async function faceSubsets(face: OwnedFace, shown: Iterable<number>, bytes: Buffer): Promise<FaceSubsets> {
  const wanted = new Set(shown);
  if (wanted.size === 0) return { rest: { file: face.file, range: unicodeRange(face.letters) } };
  for (const letter of always) wanted.add(letter);
  const letters = [...face.letters];
  const subset = (part: string, of: readonly number[]) =>
    made(`${stem(face.file)}-${part}.woff2`, { family: face.family, font: bytes }, of);
  const [first, rest] = await Promise.all([
    subset(
      'shown',
      letters.filter((letter) => wanted.has(letter)),
    ),
    subset(
      'rest',
      letters.filter((letter) => !wanted.has(letter)),
    ),
  ]);
  return { ...(first && { shown: first }), ...(rest && { rest }) };
}

async function made(
  name: string,
  { family, font }: { family: string; font: Buffer },
  letters: readonly number[],
): Promise<FaceSubset | undefined> {
  if (letters.length === 0) return undefined;
  const bytes = await subsetFont(font, String.fromCodePoint(...letters), {
    targetFormat: 'woff2',
    keepFeatures: [...featuresOf(letters)],
    noHinting: isOfDots(family),
  });
  return { file: hashedName(name, bytes), bytes, range: unicodeRange(new Set(letters)) };
}

/**
 * Two thirds of a pixel face are hints for its dots. Without them its letters are as wide, and where a system hints in full their edges
 * are smoothed a little differently. Other faces keep theirs: where a system applies them, the widths of letters depend on them.
 */
function isOfDots(family: string): boolean {
  return family === 'Press Start 2P' || family === 'VT323';
}

/** The name of a built file without its hash and ending. */
function stem(file: string): string {
  return file.replace(/-[\w-]{8}\.woff2$/, '');
}
