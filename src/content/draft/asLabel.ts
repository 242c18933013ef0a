import { sheetWidth } from './sheetWidth.ts';
import { firstWords } from './shortenText.ts';

/** The most letters of a label in game.json. */
const labelLimit = 60;

/** A label of so many Latin letters, on the folded sheet. In em. */
const labelEm = 24;

/** A text as a label: cut after a word where it is too long for game.json, or too wide for its place. */
export function asLabel(text: string, widthEm = labelEm): string {
  return firstWords(text, (words) => words.length <= labelLimit && sheetWidth(words) <= widthEm);
}
