import { graphemes } from '../../src/index.ts';

/**
 * A text of at most `limit` characters, as a reader counts them; what is cut off becomes one `…`. A cut is made
 * between words where that costs no more than a third of the text.
 */
export function shortened(text: string, limit: number): string {
  const all = graphemes(text);
  if (all.length <= limit) return text;
  const shortenedText = all.slice(0, limit - 1).join('');
  const lastSpace = shortenedText.lastIndexOf(' ');
  return `${(lastSpace > shortenedText.length * (2 / 3) ? shortenedText.slice(0, lastSpace) : shortenedText).replace(/[\s,;:–-]+$/, '')}…`;
}
