import { segments } from './segments.ts';

const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Splits a text into graphemes: an accent, a joiner or a skin tone belongs to its character. Only
 * for the build: some browsers lack `Intl.Segmenter`, so client code uses `graphemes`.
 */
export function splitGraphemes(text: string): readonly string[] {
  return segments(text, graphemeSegmenter);
}
