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
function displayLines(title: string, lettersInLine: number): number {
  let lines = 1;
  let used = 0;
  for (const word of title.trim().split(/\s+/)) {
    const letters = [...word].length;
    if (letters > lettersInLine) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + 1 + letters > lettersInLine) {
      lines += 1;
      used = 0;
    }
    used += letters + (used > 0 ? 1 : 0);
  }
  return lines;
}
