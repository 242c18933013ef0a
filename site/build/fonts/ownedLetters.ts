import type { FontFace } from './facesIn.ts';
import type { OwnedFace } from './lettersByFace.ts';
import { lettersInRange } from './unicodeRange.ts';

/** A face, and all letters in its file. */
export type KnownFace = FontFace & { letters: ReadonlySet<number> };

/**
 * The faces with those letters only that browsers take from them: what their range has, and no later face of the same family
 * and weight.
 */
export function ownedLetters(faces: readonly KnownFace[]): readonly OwnedFace[] {
  const claims = faces.map(({ letters, range }) => {
    const claimed = range === undefined ? letters : lettersInRange(range);
    return new Set([...letters].filter((letter) => claimed.has(letter)));
  });
  return faces.map(({ family, weight, file }, index) => {
    const isTaken = (letter: number) =>
      faces.some(
        (other, at) => at > index && other.family === family && other.weight === weight && claims[at]?.has(letter),
      );
    return { family, weight, file, letters: new Set([...(claims[index] ?? [])].filter((letter) => !isTaken(letter))) };
  });
}
