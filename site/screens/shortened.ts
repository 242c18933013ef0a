import { graphemes } from '../../src/index.ts';

/**
 * Shortens a text to at most `limit` graphemes, ending in `…`. Cuts between words if that costs no
 * more than a third of the text.
 */
export function shortened(text: string, limit: number): string {
  const all = graphemes(text);
  if (all.length <= limit) return text;
  const shortenedText = all.slice(0, limit - 1).join('');
  const lastSpace = shortenedText.lastIndexOf(' ');
  return `${(lastSpace > shortenedText.length * (2 / 3) ? shortenedText.slice(0, lastSpace) : shortenedText).replace(/[\s,;:–-]+$/, '')}…`;
}
