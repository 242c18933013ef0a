import { graphemes } from '../../src/index.ts';

/** Shortens a text to `limit` graphemes and `…`; between words if that costs at most a third. */
export function shortened(text: string, limit: number): string {
  const all = graphemes(text);
  if (all.length <= limit) return text;
  const shortenedText = all.slice(0, limit - 1).join('');
  const lastSpace = shortenedText.lastIndexOf(' ');
  const wholeWords = lastSpace > shortenedText.length * (2 / 3) ? shortenedText.slice(0, lastSpace) : shortenedText;
  return `${wholeWords.replace(/[\s,;:–-]+$/, '')}…`;
}
