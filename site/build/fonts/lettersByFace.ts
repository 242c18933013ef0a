import type { Font } from './fontValue.ts';
import type { ShownFont } from './shownLetters.ts';

/** A face's file, and the letters that browsers take from it. */
export type OwnedFace = { family: string; weight: number; file: string; letters: ReadonlySet<number> };

/**
 * The letters that are shown in each file, by its name: a letter comes from the first family that has it, in the weight that
 * is nearest.
 */
export function lettersByFace(shown: readonly ShownFont[], faces: readonly OwnedFace[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const { font, letters } of shown) {
    const candidates = facesOf(font, faces);
    for (const letter of letters) {
      const face = candidates.find((candidate) => candidate.letters.has(letter));
      if (face) found.set(face.file, (found.get(face.file) ?? new Set()).add(letter));
    }
  }
  return found;
}

/** The faces of a font in the order in which a letter is looked for. */
function facesOf({ families, weight }: Font, faces: readonly OwnedFace[]): readonly OwnedFace[] {
  return families.flatMap((family) => {
    const own = faces.filter((face) => face.family === family);
    const nearest = nearestWeight(
      weight,
      own.map((face) => face.weight),
    );
    return own.filter((face) => face.weight === nearest);
  });
}

/** https://www.w3.org/TR/css-fonts-4/#font-style-matching, "font-weight is matched next". */
export function nearestWeight(wanted: number, weights: readonly number[]): number | undefined {
  const rank = (weight: number): number => {
    const isMiddle = wanted >= 400 && wanted <= 500;
    if (isMiddle && weight >= wanted && weight <= 500) return weight - wanted;
    const isOnSide = wanted > 500 ? weight >= wanted : weight <= wanted;
    return Math.abs(weight - wanted) + (isOnSide ? 1000 : 2000);
  };
  return [...weights].sort((a, b) => rank(a) - rank(b))[0];
}
