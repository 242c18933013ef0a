/** A picture of dots. Each character of a row is a key of the palette; a full stop is empty. */
export type SpriteData = {
  /** Rows from top to bottom, all of the same length. */
  readonly rows: readonly string[];
  /** An SVG `fill` for every character in the rows except the full stop. */
  readonly palette: Readonly<Record<string, string>>;
};

/** The width and height in dots. @throws when the rows differ in length */
export function spriteSize({ rows }: SpriteData): { width: number; height: number } {
  const width = rows[0]?.length ?? 0;
  const wrongRow = rows.findIndex((row) => row.length !== width);
  if (wrongRow !== -1) {
    throw new Error(
      `Sprite: row ${wrongRow + 1} is ${rows[wrongRow]?.length} dots wide, but row 1 is ${width}. ` +
        "Make all rows the same width; use '.' for an empty dot.",
    );
  }
  return { width, height: rows.length };
}
