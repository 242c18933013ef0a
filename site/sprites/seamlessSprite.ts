// Dot space, see compileSprite.ts.
import type { CompiledSprite } from '../../src/art/CompiledSprite.ts';
import { readDots } from '../../src/art/compileSprite.ts';
import { outlinePath } from '../../src/art/outlinePath.ts';
import type { SpriteData } from '../../src/art/SpriteData.ts';

/**
 * Compiles a sprite like `compileSprite`, but paints rarer colors later and extends each color
 * below later ones: below neighboring dots, which hides seams at smoothed edges, and across gaps in
 * a row, which shortens the path data. Colors that may be translucent, or that a page defines, stay
 * below all others.
 */
export function seamlessSprite(sprite: SpriteData): CompiledSprite {
  const { keys, ...dots } = readDots(sprite);
  const allDots = sprite.rows.join('');
  const dotsOf = (key: string) => allDots.split(key).length - 1;
  const isOpaque = (key: string) => /^#[\da-f]{6}$/i.test(dots.palette[key] ?? '');
  const opaqueKeys = keys.filter(isOpaque).toSorted((a, b) => dotsOf(b) - dotsOf(a));
  const paintOrder = [...keys.filter((key) => !isOpaque(key)), ...opaqueKeys];
  const keysAfter = (key: string) => opaqueKeys.slice(opaqueKeys.indexOf(key) + 1);
  return {
    ...dots,
    paths: paintOrder.map((key) => ({ key, d: outlinePath(extendedRows(sprite.rows, key, keysAfter(key)), '#') })),
  };
}

/** `#` for the dots of a key, and for dots of later keys next to them or between them in a row. */
function extendedRows(rows: readonly string[], key: string, laterKeys: readonly string[]): readonly string[] {
  const isBeside = (x: number, y: number) =>
    [rows[y]?.[x - 1], rows[y]?.[x + 1], rows[y - 1]?.[x], rows[y + 1]?.[x]].includes(key);
  const roleOf = (dot: string, x: number, y: number) => {
    if (dot === key) return '#';
    if (!laterKeys.includes(dot)) return '.';
    return isBeside(x, y) ? '#' : '+';
  };
  const extendedRow = (row: string, y: number) =>
    Array.from(row, (dot, x) => roleOf(dot, x, y))
      .join('')
      .replace(/(?<=#)\++(?=#)/g, (gap) => '#'.repeat(gap.length));
  // Skip rows that are far from the key, which are most of them.
  const isNear = (y: number) => [rows[y - 1], rows[y], rows[y + 1]].some((row) => row?.includes(key));
  return rows.map((row, y) => (isNear(y) ? extendedRow(row, y) : '.'.repeat(row.length)));
}
