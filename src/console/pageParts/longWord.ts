import { graphemes } from '../../visit/graphemes.ts';

/** The longest word in a title, in characters: with large text, on a small phone, on any phone. */
const sizes = [
  ['longest', 18],
  ['longer', 13],
  ['long', 6],
] as const;

/** Whether a title's longest word needs smaller type: `data-word` of the title. */
export function longWord(title: string): (typeof sizes)[number][0] | undefined {
  const longestLength = Math.max(...title.split(/[\s\u00ad-]/u).map((word) => graphemes(word).length));
  return sizes.find(([, maxLetters]) => longestLength >= maxLetters)?.[0];
}
