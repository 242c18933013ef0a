// Text sizes for pages of 640 x 600, from the number of lines, so that prerendered pages have them.
// The unit is a line of 16 px text. Estimates suffice, because a longer page scrolls. CSS cannot
// decide this: a container query knows the box, not the length of its text.

import { squareCharacter } from '../art/bannerFontSize.ts';

/**
 * Sizes for running text. Small text may have 13, which style sheets enlarge on a scaled page so
 * that it is at least 12 px on the screen.
 */
export const textSizesPx = [17, 16, 15, 14] as const;

/** A single job on the map may have 20. */
export type TextSizePx = (typeof textSizesPx)[number] | 13 | 20;

/** Characters per line, inside the frame of an interior page. */
const pageLineLength = 73;
/** Lines per page, inside the frame of an interior page. */
export const pageLines = 21;

/** A text's length, in Latin characters of average width. */
export function textLength(text: string): number {
  return text.trim().replace(squareCharacter, '  ').length;
}

/** Estimates a text's lines; 0 for an empty text. */
export function lineCount(text: string, lineLength: number): number {
  return Math.ceil(textLength(text) / lineLength);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The space between two paragraphs, in lines. */
const paragraphGap = 0.4;

/** Estimates the lines of paragraphs, with the space between them. */
export function paragraphLines(paragraphs: readonly string[]): number {
  return sum(paragraphs.map((text) => lineCount(text, pageLineLength) + paragraphGap)) - paragraphGap;
}

/**
 * The largest size at which a text fits. Smaller text has fewer lines of less height. A text that
 * scrolls anyway has the largest size.
 */
export function textSize(lines: number, availableLines = pageLines): TextSizePx {
  return textSizesPx.find((sizePx) => lines * (sizePx / 16) ** 2 <= availableLines) ?? textSizesPx[0];
}
