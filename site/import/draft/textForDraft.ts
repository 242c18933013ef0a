import { blocksOf, inlineText, type RichText } from '../../../src/resume/RichText.ts';

/**
 * A résumé text as plain text on one line: no markup, and no braces, which game.json uses for
 * `{name}` and `{company}`. All résumé text in drafts goes through here.
 */
export function textForDraft(text: RichText | undefined): string {
  return blocksOf(text)
    .flatMap((block) =>
      'list' in block
        ? block.list.map((text) => ({ text: inlineText(text), isItem: true }))
        : [{ text: inlineText(block.paragraph), isItem: false }],
    )
    .reduce(withLine, '')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}

function withLine(textSoFar: string, { text, isItem }: { text: string; isItem: boolean }): string {
  if (textSoFar === '' || text === '') return textSoFar || text;
  // List items have no full stop; joined without a separator they would read as one sentence.
  const isOpen = isItem && !/[.!?:;,…]$/.test(textSoFar);
  return `${textSoFar}${isOpen ? ';' : ''} ${text}`;
}
