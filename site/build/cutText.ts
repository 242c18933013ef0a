import { segments } from '../../src/content/segments.ts';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text's letters as a reader counts them: an accent, a joiner or a skin tone is no letter of its own. */
export function lettersOf(text: string): readonly string[] {
  return segments(text, letters);
}

/** A text of at most so many letters; what is cut off becomes one `…`. */
export function cutText(text: string, limit: number): string {
  const all = lettersOf(text);
  return all.length <= limit
    ? text
    : `${all
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
