import { splitGraphemes } from '../../import/text/segments.ts';

/** The box for a text, and the sizes to try. */
export type LineBox = {
  widthPx: number;
  heightPx: number;
  /** The largest first. */
  sizesPx: readonly [number, ...number[]];
  /** At this size and below, words that are longer than a line may break. */
  breaksWordsFromPx: number;
  measureWidth: (line: string, sizePx: number) => number;
};

/** A wrapped text, and the size at which it fits. */
export type FittedLines = { sizePx: number; lineHeightPx: number; lines: readonly string[] };

/** The line height, as a multiple of the size. */
const leading = 1.25;

type Fits = (line: string) => boolean;

/**
 * Wraps a text at the largest size that fits its box, else truncates it with `…`. Words break only
 * at small sizes.
 */
export function fitLines(text: string, box: LineBox): FittedLines {
  const words = text.trim().split(/\s+/);
  const heightAt = (sizePx: number) => Math.round(sizePx * leading);
  const fitsAt = (sizePx: number) => (line: string) => box.measureWidth(line, sizePx) <= box.widthPx;
  for (const sizePx of box.sizesPx) {
    if (sizePx > box.breaksWordsFromPx && !words.every(fitsAt(sizePx))) continue;
    const lines = wrapWords(words, fitsAt(sizePx));
    const lineHeightPx = heightAt(sizePx);
    if (lines.length * lineHeightPx <= box.heightPx) return { sizePx, lineHeightPx, lines };
  }
  const sizePx = Math.min(...box.sizesPx);
  const fits = fitsAt(sizePx);
  const lineHeightPx = heightAt(sizePx);
  const count = Math.max(1, Math.floor(box.heightPx / lineHeightPx));
  const lines = wrapWords(words, fits).slice(0, count);
  const graphemes = [...splitGraphemes(lines.pop() ?? '')];
  const truncatedText = () => `${graphemes.join('').trimEnd()}…`;
  while (!fits(truncatedText()) && graphemes.length > 0) graphemes.pop();
  return { sizePx, lineHeightPx, lines: [...lines, truncatedText()] };
}

/** Breaks only words that are longer than a line. */
function wrapWords(words: readonly string[], fits: Fits): string[] {
  const lines: string[] = [];
  for (const piece of words.flatMap((word) => splitWord(word, fits))) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${piece}`)) lines[lines.length - 1] = `${last} ${piece}`;
    else lines.push(piece);
  }
  return lines;
}

/** Splits a word into pieces that each fit a line. */
function splitWord(word: string, fits: Fits): readonly string[] {
  const parts = [''];
  for (const grapheme of splitGraphemes(word)) {
    const longer = `${parts.at(-1)}${grapheme}`;
    if (fits(longer) || parts.at(-1) === '') parts[parts.length - 1] = longer;
    else parts.push(grapheme);
  }
  return parts;
}
