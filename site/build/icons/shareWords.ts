import type { Content } from '../../../src/content/Content.ts';
import { keyFacts } from '../../../src/content/keyFacts.ts';
import { lettersOf } from '../../../src/content/lettersOf.ts';
import { type DocumentFont, documentFonts } from '../../documents/documentFonts.ts';

/** What stands on the share picture; `''` where there is nothing to say. */
export type ShareWords = { name: string; role: string };

/** The small pictures among letters, flags and keycaps included. The three signs are letters in every face. */
const smallPicture = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/** The owner's name and role, without emoji: no face of letters has those. */
export function shareWords(content: Content): ShareWords {
  const { name, role } = keyFacts(content);
  return { name: withoutEmoji(name), role: withoutEmoji(role) };
}

function withoutEmoji(text: string): string {
  const kept = lettersOf(text).filter((letter) => !smallPicture.test(letter));
  return kept.join('').replace(/\s+/g, ' ').trim();
}

const gamesFamily = 'Press Start 2P';

/**
 * The faces the share picture may be lettered in: the game's, then those that the owner has added for the documents.
 *
 * @param folder where the owner's paths start
 */
export function shareFaces(content: Content, folder: string): readonly DocumentFont[] {
  const { builtIn, owners } = documentFonts(content, folder);
  return [...builtIn.filter(({ families }) => families.includes(gamesFamily)), ...owners];
}
