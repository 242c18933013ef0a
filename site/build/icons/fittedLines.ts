import { lettersOf } from '../../../src/content/lettersOf.ts';

/** The box that a text has, and how it is set. */
export type LineBox = {
  widthPx: number;
  heightPx: number;
  /** From the largest. */
  sizesPx: readonly [number, ...number[]];
  /** From this size down, a word that is longer than a line is broken. */
  breaksWordsFromPx: number;
  widthOf: (line: string, sizePx: number) => number;
};

/** A text in lines, and the size at which they fit. */
export type FittedLines = { sizePx: number; lineHeightPx: number; lines: readonly string[] };

/** From one line to the next, in sizes. */
const leading = 1.25;

/**
 * Sets a text as large as it fits its box. Words stay whole as long as they can; what does not fit at the smallest size
 * is cut off, with an `…`.
 */
export function fittedLines(text: string, box: LineBox): FittedLines {
  const words = text.trim().split(/\s+/);
  for (const sizePx of box.sizesPx) {
    const set = wrapped(words, sizePx, box);
    if (set && set.lines.length * set.lineHeightPx <= box.heightPx) return set;
  }
  return cutOff(words, box);
}

/** Undefined where a word would have to be broken that is to stay whole. */
function wrapped(words: readonly string[], sizePx: number, box: LineBox): FittedLines | undefined {
  const fits = (line: string) => box.widthOf(line, sizePx) <= box.widthPx;
  if (sizePx > box.breaksWordsFromPx && !words.every(fits)) return undefined;
  const lines: string[] = [];
  for (const piece of words.flatMap((word) => pieces(word, fits))) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${piece}`)) lines[lines.length - 1] = `${last} ${piece}`;
    else lines.push(piece);
  }
  return { sizePx, lineHeightPx: Math.round(sizePx * leading), lines };
}

/** A word in pieces of at most a line. */
function pieces(word: string, fits: (line: string) => boolean): readonly string[] {
  const found = [''];
  for (const letter of lettersOf(word)) {
    const longer = `${found.at(-1)}${letter}`;
    if (fits(longer) || found.at(-1) === '') found[found.length - 1] = longer;
    else found.push(letter);
  }
  return found;
}

function cutOff(words: readonly string[], box: LineBox): FittedLines {
  const smallest = Math.min(...box.sizesPx);
  const lineHeightPx = Math.round(smallest * leading);
  const count = Math.max(1, Math.floor(box.heightPx / lineHeightPx));
  const { lines } = wrapped(words, smallest, { ...box, breaksWordsFromPx: smallest }) ?? { lines: [] };
  const kept = lines.slice(0, count);
  // One letter less, until there is room for the sign that something is missing.
  let last = `${kept.pop() ?? ''}…`;
  while (box.widthOf(last, smallest) > box.widthPx && lettersOf(last).length > 1)
    last = cutText(last, lettersOf(last).length - 1);
  return { sizePx: smallest, lineHeightPx, lines: [...kept, last] };
}

/** A text of at most so many letters; what is cut off becomes one `…`. */
export function cutText(text: string, limit: number): string {
  const all = lettersOf(text);
  return all.length <= limit
    ? text
    : `${all
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
