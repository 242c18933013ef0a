import { splitGraphemes } from '../../../src/content/splitGraphemes.ts';

/** The box that a text has, and how it is set. */
export type LineBox = {
  widthPx: number;
  heightPx: number;
  /** From the largest. */
  sizesPx: readonly [number, ...number[]];
  /** From this size down, a word that is longer than a line is broken. */
  breaksWordsFromPx: number;
  measureWidth: (line: string, sizePx: number) => number;
};

/** A text in lines, and the size at which they fit. */
export type FittedLines = { sizePx: number; lineHeightPx: number; lines: readonly string[] };

/** From one line to the next, in sizes. */
const leading = 1.25;

/**
 * Sets a text as large as it fits its box. Words stay whole as long as they can; what does not fit at the smallest size
 * is cut off, with an `…`.
 */
export function fitLines(text: string, box: LineBox): FittedLines {
  const words = text.trim().split(/\s+/);
  for (const sizePx of box.sizesPx) {
    const wrappedText = wrapWords(words, sizePx, box);
    if (wrappedText && wrappedText.lines.length * wrappedText.lineHeightPx <= box.heightPx) return wrappedText;
  }
  return truncateLines(words, box);
}

/** Undefined where a word would have to be broken that is to stay whole. */
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

/** A word in pieces of at most a line. */
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
  const keptLines = lines.slice(0, count);
  // One letter less, until there is room for the sign that something is missing.
  let last = `${keptLines.pop() ?? ''}…`;
  while (box.measureWidth(last, smallest) > box.widthPx && splitGraphemes(last).length > 1)
    last = truncateText(last, splitGraphemes(last).length - 1);
  return { sizePx: smallest, lineHeightPx, lines: [...keptLines, last] };
}

/** A text of at most so many letters; what is cut off becomes one `…`. */
export function truncateText(text: string, limit: number): string {
  const graphemes = splitGraphemes(text);
  return graphemes.length <= limit
    ? text
    : `${graphemes
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
