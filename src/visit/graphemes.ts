/** The language does not matter: all have the same grapheme boundaries. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into graphemes: the characters that a reader counts. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
