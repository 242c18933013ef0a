import type { Content } from '../../../src/content/Content.ts';
import { type DocumentFont, documentFonts } from '../../documents/documentFonts.ts';

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
