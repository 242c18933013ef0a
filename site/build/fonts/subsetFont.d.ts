declare module 'subset-font' {
  /** A font with some of its letters; see https://github.com/papandreou/subset-font. */
  export default function subsetFont(
    font: Buffer,
    /** Left out with `keepAllGlyphs`. */
    characters: string | undefined,
    options: {
      targetFormat: 'woff2' | 'truetype';
      keepAllGlyphs?: boolean;
      /** Four-letter OpenType feature tags. @default all */
      keepFeatures?: string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
