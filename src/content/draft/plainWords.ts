/**
 * A text of the résumé as plain words on one line, for a draft to say: without the marks of Markdown, and without the
 * braces that game.json keeps for `{name}` and `{company}`. The only door by which texts of the résumé come into drafts.
 */
export function plainWords(text: string | undefined): string {
  return (text ?? '')
    .split(/[\r\n]+/)
    .reduce(withLine, '')
    .replace(/!?\[([^\][]*)\]\([^()\s]*\)/g, '$1')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/(^|[\s(])([*_])(?=\S)(.*?\S)\2(?=[\s).,;:!?]|$)/g, '$1$3')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}

/** What a line of Markdown begins with: a list's item, a heading, a quotation. */
const lineMark = /^\s*(?:[-*+•]|\d{1,3}[.)]|#{1,6}|>)\s+/;

function withLine(before: string, line: string): string {
  const words = line.replace(lineMark, '').trim();
  if (before === '' || words === '') return before || words;
  // Items of a list have no full stop of their own; run together they would be one sentence.
  const isItem = lineMark.test(line) && !/[.!?:;,…]$/.test(before);
  return `${before}${isItem ? ';' : ''} ${words}`;
}
