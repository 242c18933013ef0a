/**
 * Joins letter-spaced text.
 * @param text "W O R K H I S T O R Y": each gap between two letters is a space
 * @param pageText the page's text, with only the spaces of the file: pdf.js adds one to `text` for each gap
 * @returns "WORK HISTORY", with the spaces of `pageText`
 */
export function withoutLetterSpacing(text: string, pageText: string): string {
  const parts = text.split(' ');
  const singles = parts.filter((part) => part.length === 1).length;
  const isSpaced =
    /^(?:\S{1,3} ){2,}\S{1,3}$/.test(text) || (/^[^\p{Ll}\d]+$/u.test(text) && singles * 2 >= parts.length);
  if (parts.length < 3 || !isSpaced) return text;
  const spaced = spacedAs(text, pageText) ?? text;
  // The file may have a space between all letters of a word.
  return /^\p{Lu}(?: \p{Lu}){3,}$/u.test(spaced) ? spaced.replaceAll(' ', '') : spaced;
}

/**
 * Adds the spaces that pdf.js has missed.
 * @param text "J. A.,etal."
 * @param pageText the page's text, with a space for each wide gap
 * @returns "J. A., et al."
 */
export function withLostSpaces(text: string, pageText: string): string {
  if (!/\S{4}/.test(text) || pageText.includes(text)) return text;
  const spaced = spacedAs(text, pageText) ?? '';
  const isLetterSpaced = /(?:^| )\p{L}(?: \p{L}){2}/u.test(spaced);
  return spaced.split(' ').length > text.split(' ').length && !isLetterSpaced ? spaced : text;
}

/** The same characters in a page, with its spaces. */
function spacedAs(text: string, pageText: string): string | undefined {
  const letters = Array.from(text.replaceAll(' ', ''), (letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'));
  return new RegExp(letters.join('\\s*'), 'u').exec(pageText)?.[0];
}
