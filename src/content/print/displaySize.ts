import { displaySizesPx } from './pageAreas.ts';
import * as metrics from './pageMetrics.ts';

/** A size of the display face, or `'plain'`: the text face, for titles that are too long for it. */
export type DisplaySize = (typeof displaySizesPx)[number] | 'plain';

/** Finds the largest size at which a title fits its place. Letters of the display face are as wide as they are high. */
export function displaySize(title: string, widthPx: number, heightPx: number): DisplaySize {
  const fits = (sizePx: number) =>
    displayLines(title, Math.floor(widthPx / sizePx)) * sizePx * metrics.displayLineHeight <= heightPx;
  return displaySizesPx.find(fits) ?? 'plain';
}

/** A word that would be broken counts as too much: broken words are for small letters. */
function displayLines(title: string, charactersPerLine: number): number {
  let lines = 1;
  let usedCharacters = 0;
  for (const word of title.trim().split(/\s+/)) {
    const wordLength = [...word].length;
    if (wordLength > charactersPerLine) return Number.POSITIVE_INFINITY;
    if (usedCharacters > 0 && usedCharacters + 1 + wordLength > charactersPerLine) {
      lines += 1;
      usedCharacters = 0;
    }
    usedCharacters += wordLength + (usedCharacters > 0 ? 1 : 0);
  }
  return lines;
}
