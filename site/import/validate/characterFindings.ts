import { error, type Finding, quoteValue, warning } from '../report/Finding.ts';
import { htmlIn } from '../text/htmlText.ts';
import { everyText } from '../values.ts';

/** Control characters except white space. Programs leave them by mistake. */
export const controlCharacter = /(?![\t-\r])\p{Cc}/u;

/**
 * Finds broken characters (U+FFFD: invalid UTF-8, or half a surrogate pair), control characters
 * (browsers replace some of them) and HTML.
 */
export function characterFindings(document: unknown): Finding[] {
  return everyText(document).flatMap(({ path, text }) => {
    const character = controlCharacter.exec(text)?.[0];
    if (character !== undefined) {
      const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      return [error(path, `Control character (U+${code}) in this text. Remove it.`)];
    }
    if (text.includes('\uFFFD'))
      return [warning(path, 'Broken character in this text. Save the file as UTF-8, then retype the character.')];
    const html = /^https?:\S*$/.test(text) ? undefined : htmlIn(text);
    return html === undefined ? [] : [warning(path, `HTML in this text: ${quoteValue(html)}. Remove it.`)];
  });
}
