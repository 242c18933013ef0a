/** A picture of dots as data: rows of characters, each standing for a colour of the palette or, if a full stop, for nothing. */
export type SpriteData = {
  /** From top to bottom, all of one length. */
  readonly rows: readonly string[];
  /** A colour (anything SVG's `fill` understands) for every character that the rows use, but for the full stop. */
  readonly palette: Readonly<Record<string, string>>;
};

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
