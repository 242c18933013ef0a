import { firstWords } from './shortened.ts';

/** The most letters of a label in game.json. */
const labelLimit = 60;

/** A text as a label: cut after a word where it is too long. */
export function asLabel(text: string, limit = labelLimit): string {
  return firstWords(text, (words) => words.length <= limit);
}
