import type { SpriteData } from './SpriteData.ts';

/**
 * The width and height of a sprite in dots.
 *
 * @throws when its rows are not of one length
 */
export function spriteSize({ rows }: SpriteData): { width: number; height: number } {
  const width = rows[0]?.length ?? 0;
  const odd = rows.findIndex((row) => row.length !== width);
  if (odd !== -1) {
    throw new Error(
      `Sprite: row ${odd + 1} is ${rows[odd]?.length} dots wide, the first is ${width}. Make all rows equally long; a full stop is an empty dot.`,
    );
  }
  return { width, height: rows.length };
}
