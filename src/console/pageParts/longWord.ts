import { graphemes } from '../../visit/graphemes.ts';

/**
 * The word length, in characters, from which a title gets smaller type: on any phone, on a small
 * phone, with large text.
 */
const sizes = [
  ['longest', 18],
  ['longer', 13],
  ['long', 6],
] as const;

/** The title's `data-word`: whether its longest word needs smaller type. */
export function longWord(title: string): (typeof sizes)[number][0] | undefined {
  const longestLength = Math.max(...title.split(/[\s\u00ad-]/u).map((word) => graphemes(word).length));
  return sizes.find(([, minLength]) => longestLength >= minLength)?.[0];
}
