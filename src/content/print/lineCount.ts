import { textWidth } from './textWidth.ts';

/** Where a line may end: after a space or a hyphen, and between the letters of scripts that have no spaces. */
const pieces = /[^\s\u002D\u2E80-\u{3FFFF}]*(?:[\s\u002D]+|[\u2E80-\u{3FFFF}])|[^\s\u002D\u2E80-\u{3FFFF}]+$/gu;

const space = textWidth(' ');

/**
 * How many lines a paragraph fills: words go onto a line while there is room, and a word longer than a line is broken
 * where the line ends. An empty text has none.
 *
 * @param widthEm the length of a line in the text's own em
 */
export function lineCount(text: string, widthEm: number, weight: 'regular' | 'bold' = 'regular'): number {
  const words = text.trim().match(pieces) ?? [];
  let lines = words.length > 0 ? 1 : 0;
  let used = 0;
  for (const word of words) {
    const blank = /\s$/.test(word) ? space : 0;
    const width = textWidth(word.trimEnd(), weight);
    if (used > 0 && used + width > widthEm) {
      lines += 1;
      used = 0;
    }
    if (width > widthEm) {
      // A letter that does not fit any more leaves a rest: each broken line holds a little less than its length.
      const brokenLines = Math.ceil(width / Math.max(1, widthEm - 1));
      lines += brokenLines - 1;
      used = width / brokenLines;
    } else used += width;
    used += blank;
  }
  return lines;
}
