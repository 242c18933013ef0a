// Dot space: x right, y down. The baseline of the text is at `baseY`.
import type { CompiledSprite } from './CompiledSprite.ts';
import { outlinePath } from './outlinePath.ts';

type Point = readonly [x: number, y: number];

const height = 25;
const baseY = 15;

/** A signature with more characters would look like a line of handwriting. */
const maxCharacters = 16;

/**
 * Draws a name as an illegible signature, so it works for every script: one loop per character,
 * larger at word starts, and an underline.
 * @returns undefined if the name has neither letters nor digits
 */
export function signatureSprite(name: string): CompiledSprite | undefined {
  const words =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const glyphs = words.flatMap((word) => Array.from(word, (letter, index) => ({ letter, isFirst: index === 0 })));
  if (glyphs.length === 0) return undefined;
  let x = 0;
  const points = glyphs.slice(0, maxCharacters).flatMap(({ letter, isFirst }) => {
    if (isFirst) x += 3;
    const letterPoints = loop(letter, isFirst).map(([dx, y]): Point => [x + dx, y]);
    x += isFirst ? 8 : 5;
    return letterPoints;
  });
  const rows = rowsOf([...points, ...flourish(x)]);
  return {
    width: rows[0]?.length ?? 0,
    height,
    palette: { k: '#1d1a2b' },
    paths: [{ key: 'k', d: outlinePath(rows, '#') }],
  };
}

/**
 * Draws one letter: a stroke that rises from the line, bends and comes down again. Some letters
 * descend below the line.
 */
function loop(letter: string, isFirst: boolean): readonly Point[] {
  const [width, bow] = isFirst ? [8, 5] : [5, 2];
  const lowerHeight = /[bdfhklt\d]/.test(letter) ? 11 : 5;
  const up = isFirst ? 13 : lowerHeight;
  const above = sampleLoop((t, sine, rise) => [width * t - bow * sine + rise * up * 0.35, baseY - rise * up]);
  if (isFirst || !/[gjpqy]/.test(letter)) return above;
  return [...above, ...sampleLoop((_, sine, rise): Point => [width + 2 * sine - 3 * rise, baseY + rise * 6])];
}

function sampleLoop(at: (t: number, sine: number, rise: number) => Point): readonly Point[] {
  return Array.from({ length: 25 }, (_, step) => {
    const angle = (step / 24) * 2 * Math.PI;
    return at(step / 24, Math.sin(angle), (1 - Math.cos(angle)) / 2);
  });
}

/** The underline: from the last letter to the right, back below the name, and to the right again. */
const flourish = (endX: number): readonly Point[] => [
  [endX, baseY],
  [endX + 6, baseY],
  [endX + 8, baseY + 1],
  [endX + 4, baseY + 3],
  [endX * 0.3, baseY + 4],
  [endX * 0.3 + 1, baseY + 5],
  [endX * 0.6, baseY + 7],
  [endX + 4, baseY + 6],
  [endX + 12, baseY + 4],
];

function rowsOf(points: readonly Point[]): readonly string[] {
  const minX = Math.min(...points.map(([x]) => x));
  const width = Math.ceil(Math.max(...points.map(([x]) => x)) - minX) + 1;
  const rows = Array.from({ length: height }, () => Array<string>(width).fill('.'));
  points.reduce((from, to) => {
    const steps = Math.max(1, Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
    for (let step = 0; step <= steps; step++) {
      const coordinateAtStep = (start: number, end: number) => Math.round(start + ((end - start) * step) / steps);
      const row = rows[coordinateAtStep(from[1], to[1])];
      if (row) row[coordinateAtStep(from[0], to[0]) - Math.round(minX)] = '#';
    }
    return to;
  });
  return rows.map((row) => row.join(''));
}
