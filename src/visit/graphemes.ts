/** Missing in Firefox before 125 and Safari before 14.1. The language makes no difference to where a letter ends. */
const segmenter =
  typeof Intl === 'object' && typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('en', { granularity: 'grapheme' })
    : undefined;

/**
 * The letters of a text as a reader counts them. Where the browser cannot tell, its code points: an accent or a part of an
 * emoji then counts as a letter of its own.
 */
export function graphemes(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);
}
