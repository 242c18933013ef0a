// Dot space, see compileSprite.ts.
import fc from 'fast-check';
import type { CompiledSprite } from '../CompiledSprite.ts';
import type { SpriteData } from '../SpriteData.ts';

const palette = { a: '#111111', b: '#222222', c: '#333333', d: '#444444' };
const side = fc.integer({ min: 1, max: 12 });

/** A sprite of four colors and empty dots. */
export const anySprite: fc.Arbitrary<SpriteData> = fc
  .record({ width: side, height: side })
  .chain(({ width, height }) => {
    const row = fc.string({ unit: fc.constantFrom('.', 'a', 'b', 'c', 'd'), minLength: width, maxLength: width });
    return fc.array(row, { minLength: height, maxLength: height });
  })
  .map((rows) => ({ rows, palette }));

/** The corners of an outline. The first is repeated at the end. */
export type Outline = readonly (readonly [x: number, y: number])[];

/** The outlines of a path that `outlinePath` wrote. */
export function outlines(d: string): readonly Outline[] {
  let [x, y] = [0, 0];
  return (d.match(/[mM][^mM]+/g) ?? []).map((outline) => {
    const corners: (readonly [number, number])[] = [];
    for (const [, command, numbers = ''] of outline.matchAll(/([mMhvz])([-\d ]*)/g)) {
      const [first = 0, second = 0] = (numbers.match(/-?\d+/g) ?? []).map(Number);
      const start = corners[0] ?? [0, 0];
      if (command === 'z') [x, y] = start;
      else if (command === 'h') x += first;
      else if (command === 'v') y += first;
      else [x, y] = [x + first, y + second];
      corners.push([x, y]);
    }
    return corners;
  });
}

/** The keys that paint a dot, bottom first. A key that paints it twice is listed twice. */
export function paintersOf({ paths }: CompiledSprite): (column: number, row: number) => readonly string[] {
  const outlinedPaths = paths.map(({ key, d }) => ({ key, path: outlines(d) }));
  return (column, row) => outlinedPaths.flatMap(({ key, path }) => Array(windings(path, column, row)).fill(key));
}

/** The winding number around a dot. SVG's default fill rule paints it unless the result is 0. */
function windings(path: readonly Outline[], column: number, row: number): number {
  let times = 0;
  for (const corners of path) {
    corners.slice(1).forEach(([x, y], index) => {
      const [fromX, fromY] = corners[index] ?? [x, y];
      if (x === fromX && x > column && Math.min(y, fromY) <= row && Math.max(y, fromY) > row)
        times += y > fromY ? 1 : -1;
    });
  }
  return times;
}
