import { nameInTitle } from '../owner/playerName.ts';
import { latinize } from '../text/latinize.ts';

/**
 * The initials of a name's first and last word, for the seal: `OO` for Øystein Ødegård. Skips words
 * without a letter, such as emoji. `''` without a Latin letter, because the seal has no others.
 */
export function initials(name: string): string {
  const words = nameInTitle(name)
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
