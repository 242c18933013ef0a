/** Missing in Firefox before 125 and Safari before 14.1. Every language has the same boundaries. */
const segmenter =
  typeof Intl === 'object' && typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('en', { granularity: 'grapheme' })
    : undefined;

/**
 * Characters as a reader counts them. Without browser support, code points: an accent or a part of
 * an emoji then counts by itself.
 */
export function graphemes(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);
}
