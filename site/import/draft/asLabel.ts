import { sheetWidth } from './sheetWidth.ts';
import { firstWords } from './shortenText.ts';

/** The longest label in game.json, in characters. */
const labelLimit = 60;

/** The width of such a label in Latin letters on the folded sheet, in em. */
const labelEm = 24;

/** Shortens a text to a label: cut after a word if it is too long for game.json or too wide. */
export function asLabel(text: string, widthEm = labelEm): string {
  return firstWords(text, (words) => words.length <= labelLimit && sheetWidth(words) <= widthEm);
}
