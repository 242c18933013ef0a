// Dot space: origin at the upper left, x right, y down, one unit per dot. Corner (x, y) is the
// upper left of dot (x, y).
import type { CompiledSprite } from './CompiledSprite.ts';
import { outlinePath } from './outlinePath.ts';
import { type SpriteData, spriteSize } from './SpriteData.ts';

/**
 * Compiles a sprite into one SVG path per key. Paths follow the outlines of the dots, so plain
 * areas cost a few characters and show no seams.
 * @throws when rows differ in length or use a character that the palette lacks
 */
export function compileSprite(sprite: SpriteData): CompiledSprite {
  const { keys, ...dots } = readDots(sprite);
  return { ...dots, paths: keys.map((key) => ({ key, d: outlinePath(sprite.rows, key) })) };
}

/** The keys in the order of their first dots, their colors, and the sprite's size. */
export function readDots(sprite: SpriteData) {
  const keys = [...new Set(sprite.rows.join('').replaceAll('.', ''))];
  return { ...spriteSize(sprite), palette: Object.fromEntries(keys.map((key) => [key, colorOf(sprite, key)])), keys };
}

function colorOf({ rows, palette }: SpriteData, key: string): string {
  const color = palette[key];
  if (color !== undefined) return color;
  const row = rows.findIndex((dots) => dots.includes(key));
  const column = rows[row]?.indexOf(key) ?? 0;
  throw new Error(
    `Sprite: the dot at column ${column + 1}, row ${row + 1} is '${key}', which is not in the palette. ` +
      `Add it, or use one of: ${Object.keys(palette).join(' ')}`,
  );
}
