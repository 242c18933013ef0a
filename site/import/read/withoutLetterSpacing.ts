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
  const letters = Array.from(text.replaceAll(' ', ''), (letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'));
  return new RegExp(letters.join('\\s*'), 'u').exec(pageText)?.[0] ?? text;
}
