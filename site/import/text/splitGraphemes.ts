import { segments } from './segments.ts';

const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Splits a text into graphemes: accents, joiners and skin tones belong to their character. Only for
 * the build: some browsers lack `Intl.Segmenter`, so client code uses `graphemes`.
 */
export function splitGraphemes(text: string): readonly string[] {
  return segments(text, graphemeSegmenter);
}
