// Dot space: origin at the upper left, x to the right, y down, one unit a dot. A corner (x, y) is the upper left of dot (x, y).
import type { CompiledSprite } from './CompiledSprite.ts';
import { outlinePath } from './outlinePath.ts';
import { type SpriteData, spriteSize } from './SpriteData.ts';

/**
 * Turns a sprite into one SVG path per key, in the order in which the keys first appear. A path follows the outlines of its
 * dots, so a plain area costs a few characters and shows no seams.
 *
 * @throws when the rows are not of one length, or use a character the palette does not have
 */
export function compileSprite(sprite: SpriteData): CompiledSprite {
  const keys = [...new Set(sprite.rows.join('').replaceAll('.', ''))];
  return {
    ...spriteSize(sprite),
    palette: Object.fromEntries(keys.map((key) => [key, colourOf(sprite, key)])),
    paths: keys.map((key) => ({ key, d: outlinePath(sprite.rows, key) })),
  };
}

function colourOf({ rows, palette }: SpriteData, key: string): string {
  const colour = palette[key];
  if (colour !== undefined) return colour;
  const row = rows.findIndex((dots) => dots.includes(key));
  const column = rows[row]?.indexOf(key) ?? 0;
  throw new Error(
    `Sprite: the dot at column ${column + 1}, row ${row + 1} is '${key}', which the palette does not have. Add it, or use one of: ${Object.keys(palette).join(' ')}`,
  );
}
