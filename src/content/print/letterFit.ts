import { type Fit, fitParagraphs } from './fitParagraphs.ts';
import { pageArea, textSizesPx } from './pageArea.ts';
import * as metrics from './pageMetrics.ts';
import { textWidth } from './textWidth.ts';

/** The mascot in the page's corner, with some air. It stands on the frame's edge, below the words' own area. */
const mascotPx = {
  width: metrics.mascotSizePx + metrics.mascotRightPx + 4,
  height: metrics.mascotSizePx - metrics.framePaddingPx + 6,
} as const;

/** The least size beside a mascot: rather no mascot than small letters. */
const leastBesideMascotPx = 14;

/** At the largest size short lines are the longest. */
const [largestPx] = textSizesPx;

const fromRightToLeft = /[\u0590-\u08FF]/;

/** How a letter fits its page. */
export type LetterFit = Fit & {
  mascot: boolean;
  /** The first of the paragraphs at its end that are short enough for the mascot beside them; their count where none is. */
  signature: number;
};

/** Finds the size of a letter, and whether there is room for a mascot in the corner: beside the signature, or below it. */
export function letterFit(paragraphs: readonly string[]): LetterFit {
  const whole = fitParagraphs(paragraphs);
  const signature = paragraphs.findLastIndex((text) => !leavesTheCorner(text)) + 1;
  const above = fitParagraphs(paragraphs.slice(0, signature), {
    ...pageArea,
    heightPx: pageArea.heightPx - mascotPx.height,
  });
  const smaller = above.sizePx < whole.sizePx ? above : whole;
  if (above.lettersOver === 0 && smaller.sizePx >= leastBesideMascotPx) return { ...smaller, mascot: true, signature };
  return { ...whole, mascot: false, signature };
}

function leavesTheCorner(text: string): boolean {
  return !fromRightToLeft.test(text) && textWidth(text) * largestPx <= pageArea.widthPx - mascotPx.width;
}
