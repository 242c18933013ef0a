// Dot space, see compileSprite.ts.
import type { CompiledSprite } from '../../src/art/CompiledSprite.ts';
import { readDots } from '../../src/art/compileSprite.ts';
import { outlinePath } from '../../src/art/outlinePath.ts';
import type { SpriteData } from '../../src/art/SpriteData.ts';

/**
 * Compiles a sprite like `compileSprite`, but paints rarer colors later and extends each color
 * below later ones: next to its own dots, so that smoothed edges show no seam, and between them in
 * a row, which shortens the path data. Colors that may be translucent, or that a page defines, stay
 * below all others.
 */
export function coveredSprite(sprite: SpriteData): CompiledSprite {
  const { keys, ...dots } = readDots(sprite);
  const all = sprite.rows.join('');
  const dotsOf = (key: string) => all.split(key).length - 1;
  const hides = (key: string) => /^#[\da-f]{6}$/i.test(dots.palette[key] ?? '');
  const hiding = keys.filter(hides).toSorted((one, other) => dotsOf(other) - dotsOf(one));
  const ordered = [...keys.filter((key) => !hides(key)), ...hiding];
  const laterThan = (key: string) => hiding.slice(hiding.indexOf(key) + 1);
  return {
    ...dots,
    paths: ordered.map((key) => ({ key, d: outlinePath(covering(sprite.rows, key, laterThan(key)), '#') })),
  };
}

/** `#` for the dots of a key, and for dots of later keys next to them or between them in a row. */
function covering(rows: readonly string[], key: string, coveringRows: readonly string[]): readonly string[] {
  const isBeside = (x: number, y: number) =>
    [rows[y]?.[x - 1], rows[y]?.[x + 1], rows[y - 1]?.[x], rows[y + 1]?.[x]].includes(key);
  const roleOf = (dot: string, x: number, y: number) => {
    if (dot === key) return '#';
    if (!coveringRows.includes(dot)) return '.';
    return isBeside(x, y) ? '#' : '+';
  };
  const covered = (row: string, y: number) =>
    Array.from(row, (dot, x) => roleOf(dot, x, y))
      .join('')
      .replace(/(?<=#)\++(?=#)/g, (gap) => '#'.repeat(gap.length));
  // Skip rows that are far from the key, which are most of them.
  const isNear = (y: number) => [rows[y - 1], rows[y], rows[y + 1]].some((row) => row?.includes(key));
  return rows.map((row, y) => (isNear(y) ? covered(row, y) : '.'.repeat(row.length)));
}
