import { graphemes } from '../../visit/graphemes.ts';

/** From how many letters on a title's word has no room where its sheet says so: with large text, on a small phone, on any phone. */
const sizes = [
  ['longest', 18],
  ['longer', 13],
  ['long', 6],
] as const;

/** Whether a title's longest word wants smaller letters, so that it is not cut: `data-word` of the title. */
export function longWord(title: string): (typeof sizes)[number][0] | undefined {
  const most = Math.max(...title.split(/[\s\u00ad-]/u).map((word) => graphemes(word).length));
  return sizes.find(([, maxLetters]) => most >= maxLetters)?.[0];
}
