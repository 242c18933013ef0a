declare module 'subset-font' {
  /** Reduces a font to some characters; see https://github.com/papandreou/subset-font. */
  export default function subsetFont(
    font: Buffer,
    /** `undefined` with `keepAllGlyphs`. */
    characters: string | undefined,
    options: {
      targetFormat: 'woff2' | 'truetype';
      keepAllGlyphs?: boolean;
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
