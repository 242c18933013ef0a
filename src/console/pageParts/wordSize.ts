import { graphemes } from '../../visit/graphemes.ts';

/**
 * Words of at least this many characters need smaller text: `longest` on any phone, `longer` on a
 * small phone, `long` with large text.
 */
const sizes = [
  ['longest', 18],
  ['longer', 13],
  ['long', 6],
] as const;

/** The title's `data-word`, by the length of its longest word. */
export function wordSize(title: string): (typeof sizes)[number][0] | undefined {
  const longestLength = Math.max(...title.split(/[\s\u00ad-]/u).map((word) => graphemes(word).length));
  return sizes.find(([, minLength]) => longestLength >= minLength)?.[0];
}
