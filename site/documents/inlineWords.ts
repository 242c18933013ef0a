import { blocksOf, type RichText, type RichWords } from '../../src/content/RichText.ts';

/** A text as one run of words, for places that have no room for paragraphs: what follows comes after a space. */
export function inlineWords(text: RichText): RichWords {
  const runs = blocksOf(text).flatMap((block) => ('list' in block ? block.list : [block.paragraph]));
  return runs.flatMap((words, index) => (index === 0 ? words : [' ', ...words]));
}
