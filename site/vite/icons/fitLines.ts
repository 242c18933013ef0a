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

/**
 * Wraps a text at the largest size that fits its box, else truncates it with `…`. Words break only
 * at small sizes.
 */
export function fitLines(text: string, box: LineBox): FittedLines {
  const words = text.trim().split(/\s+/);
  for (const sizePx of box.sizesPx) {
    const wrappedText = wrapWords(words, sizePx, box);
    if (wrappedText && wrappedText.lines.length * wrappedText.lineHeightPx <= box.heightPx) return wrappedText;
  }
  return truncateLines(words, box);
}

/** `undefined` if a word would have to break at a size that forbids it. */
function wrapWords(words: readonly string[], sizePx: number, box: LineBox): FittedLines | undefined {
  const fits = (line: string) => box.measureWidth(line, sizePx) <= box.widthPx;
  if (sizePx > box.breaksWordsFromPx && !words.every(fits)) return undefined;
  const lines: string[] = [];
  for (const piece of words.flatMap((word) => splitWord(word, fits))) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${piece}`)) lines[lines.length - 1] = `${last} ${piece}`;
    else lines.push(piece);
  }
  return { sizePx, lineHeightPx: Math.round(sizePx * leading), lines };
}

/** Splits a word into pieces that each fit a line. */
function splitWord(word: string, fits: (line: string) => boolean): readonly string[] {
  const parts = [''];
  for (const grapheme of splitGraphemes(word)) {
    const longer = `${parts.at(-1)}${grapheme}`;
    if (fits(longer) || parts.at(-1) === '') parts[parts.length - 1] = longer;
    else parts.push(grapheme);
  }
  return parts;
}

function truncateLines(words: readonly string[], box: LineBox): FittedLines {
  const smallest = Math.min(...box.sizesPx);
  const lineHeightPx = Math.round(smallest * leading);
  const count = Math.max(1, Math.floor(box.heightPx / lineHeightPx));
  const { lines } = wrapWords(words, smallest, { ...box, breaksWordsFromPx: smallest }) ?? { lines: [] };
  const firstLines = lines.slice(0, count);
  // Remove letters until the ellipsis fits.
  let last = `${firstLines.pop() ?? ''}…`;
  while (box.measureWidth(last, smallest) > box.widthPx && splitGraphemes(last).length > 1)
    last = truncateText(last, splitGraphemes(last).length - 1);
  return { sizePx: smallest, lineHeightPx, lines: [...firstLines, last] };
}

/** Truncates a text to a number of graphemes, the `…` included. */
export function truncateText(text: string, limit: number): string {
  const graphemes = splitGraphemes(text);
  return graphemes.length <= limit
    ? text
    : `${graphemes
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
