import { latinize } from '../latinize.ts';
import { nameWithoutTitles } from '../playerName.ts';

/**
 * The first letters of a name's first and last word, as a seal has them: `PO` for Player One, `OO` for Øystein Ødegård.
 * Words without a letter, such as an emoji, do not count. `''` where the name begins with no letter of the Latin alphabet: the seal has A to Z only.
 */
export function initials(name: string): string {
  const words = nameWithoutTitles(name)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  const characters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    latinize(word ?? '').charAt(0),
  );
  return characters
    .filter((character) => /[a-z]/i.test(character))
    .join('')
    .toUpperCase();
}
