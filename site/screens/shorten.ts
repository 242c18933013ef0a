import { graphemes } from '../../src/index.ts';

/** Shortens a text to `limit` graphemes with `…`, between words if that costs under a third. */
export function shorten(text: string, limit: number): string {
  const characters = graphemes(text);
  if (characters.length <= limit) return text;
  const cutText = characters.slice(0, limit - 1).join('');
  const lastSpace = cutText.lastIndexOf(' ');
  const wholeWords = lastSpace > cutText.length * (2 / 3) ? cutText.slice(0, lastSpace) : cutText;
  return `${wholeWords.replace(/[\s,;:–-]+$/, '')}…`;
}
