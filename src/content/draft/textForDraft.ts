import { blocksOf, inlineText, type RichText } from '../RichText.ts';

/**
 * A text of the résumé as plain words on one line, for a draft to say: without markup, and without the braces that
 * game.json keeps for `{name}` and `{company}`. The only door by which texts of the résumé come into drafts.
 */
export function textForDraft(text: RichText | undefined): string {
  return blocksOf(text)
    .flatMap((block) =>
      'list' in block
        ? block.list.map((words) => ({ words: inlineText(words), isItem: true }))
        : [{ words: inlineText(block.paragraph), isItem: false }],
    )
    .reduce(withLine, '')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}

function withLine(textSoFar: string, { words, isItem }: { words: string; isItem: boolean }): string {
  if (textSoFar === '' || words === '') return textSoFar || words;
  // Items of a list have no full stop of their own; run together they would be one sentence.
  const isOpen = isItem && !/[.!?:;,…]$/.test(textSoFar);
  return `${textSoFar}${isOpen ? ';' : ''} ${words}`;
}
