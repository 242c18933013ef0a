import { splitGraphemes } from '../../../src/resume/text/segments.ts';

export type LineBox = {
  widthPx: number;
  heightPx: number;
  /** The largest first. */
  sizesPx: readonly number[];
  measureWidth: (line: string, sizePx: number) => number;
};

export type FittedLines = { sizePx: number; lineHeightPx: number; lines: readonly string[] };

/** The line height, as a multiple of the size. */
const leading = 1.25;

type Fits = (line: string) => boolean;

/** Wraps a text at the largest size that fits its box, else truncates it with `…` at the smallest. */
export function fitLines(text: string, { widthPx, heightPx, sizesPx, measureWidth }: LineBox): FittedLines {
  const words = text.trim().split(/\s+/);
  let truncatedLines: FittedLines = { sizePx: 0, lineHeightPx: 0, lines: [] };
  for (const sizePx of sizesPx) {
    const lineHeightPx = Math.round(sizePx * leading);
    const fits: Fits = (line) => measureWidth(line, sizePx) <= widthPx;
    const lines = wrapWords(words, fits);
    const lastIndex = Math.floor(heightPx / lineHeightPx) - 1;
    if (lines.length <= lastIndex + 1 && lines.every(fits)) return { sizePx, lineHeightPx, lines };
    const rest = lines.slice(lastIndex).join(' ');
    const allLines = [...lines.slice(0, lastIndex), ...(rest ? [rest] : [])];
    truncatedLines = { sizePx, lineHeightPx, lines: allLines.map((line) => truncate(line, fits)) };
  }
  return truncatedLines;
}

function wrapWords(words: readonly string[], fits: Fits): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function truncate(line: string, fits: Fits): string {
  if (fits(line)) return line;
  const graphemes = [...splitGraphemes(line)];
  const shortened = () => `${graphemes.join('').trimEnd()}…`;
  while (graphemes.length > 0 && !fits(shortened())) graphemes.pop();
  return shortened();
}
