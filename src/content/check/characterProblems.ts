import { everyValue } from './everyValue.ts';
import { htmlIn } from './normalize/htmlText.ts';
import { error, type Problem, warning } from './Problem.ts';
import { quoteValue } from './quoteValue.ts';

/** Signs that are no letters and no space: what a program has left in a text by mistake. */
const controlCharacter = /(?![\t-\r])\p{Cc}/u;

/**
 * Texts with a letter that was lost: it stands where bytes were no UTF-8, or half of a pair stood alone. And texts with
 * a control character, which a browser reads as another than it was written. And texts in which HTML is left.
 */
export function characterProblems(document: unknown): Problem[] {
  return [...everyValue(document)].flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const character = controlCharacter.exec(value)?.[0];
    if (character !== undefined) {
      const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      return [error(path, `There is a control character (U+${code}) in this text. Take it out.`)];
    }
    if (value.includes('\uFFFD'))
      return [warning(path, 'A letter in this text is broken. Save the file as UTF-8, and write the letter anew.')];
    const html = /^https?:\S*$/.test(value) ? undefined : htmlIn(value);
    return html === undefined ? [] : [warning(path, `HTML is left in this text: ${quoteValue(html)}. Take it out.`)];
  });
}
