/** A picture of dots as data: rows of characters, each standing for a colour of the palette or, if a full stop, for nothing. */
export type SpriteData = {
  /** From top to bottom, all of one length. */
  readonly rows: readonly string[];
  /** A colour (anything SVG's `fill` understands) for every character that the rows use, but for the full stop. */
  readonly palette: Readonly<Record<string, string>>;
};
