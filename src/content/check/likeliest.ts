import { editDistance } from './editDistance.ts';

/** More slips than this, and it is another word rather than a misspelt one. */
const maxSlips = 2;

/**
 * The word that was probably meant: the nearest of the candidates, when it is at most two slips away and most of its
 * letters are right. Capitals do not count.
 */
export function likeliest(written: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .filter((word) => Math.abs(word.length - written.length) <= 2 * maxSlips)
    .map((word) => ({ word, slips: editDistance(written.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, slips }) => slips <= maxSlips && slips * 2 < word.length)
    .sort((a, b) => a.slips - b.slips);
  return best?.word;
}
