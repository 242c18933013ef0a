import type { Game } from '../Game.ts';
import type { DraftWords } from './draftWords.ts';

/** What the character says: a greeting with its slip of the tongue, a question, a farewell. */
export const draftScripts = ({ greeting, title, farewell }: DraftWords): Game['scripts'] => ({
  greeting: [{ type: greeting.slip }, { pause: 650 }, { pause: 500 }, { erase: 4 }, { type: greeting.right }],
  title: [{ type: title }],
  farewell: [{ type: farewell.first }, { pause: 500 }, { type: farewell.last }],
});
