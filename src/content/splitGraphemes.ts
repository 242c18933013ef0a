import { segments } from './segments.ts';

const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text's letters as a reader counts them: an accent, a joiner or a skin tone is no letter of its own. Of builds: browsers without a segmenter have `graphemes`. */
export function splitGraphemes(text: string): readonly string[] {
  return segments(text, graphemeSegmenter);
}
