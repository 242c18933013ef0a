import { blocksHeight } from './blocksHeight.ts';
import { pageArea, smallestTextPx, type TextSizePx, textSizesPx } from './pageArea.ts';
import * as metrics from './pageMetrics.ts';

/** How paragraphs fit an area: at which size, and how much is too much at the smallest, 0 when all fits. */
export type Fit = {
  sizePx: TextSizePx;
  /** About how many letters there are too many. */
  lettersOver: number;
};

/** Finds the largest size at which paragraphs fit an area. */
export function fitParagraphs(
  paragraphs: readonly string[],
  { widthPx, heightPx }: { widthPx: number; heightPx: number } = pageArea,
): Fit {
  const height = (sizePx: number) =>
    blocksHeight(
      paragraphs.map((text) => ({ text, sizePx, gapPx: sizePx * metrics.textParagraphGapEm })),
      widthPx,
    );
  const sizePx = textSizesPx.find((size) => height(size) <= heightPx);
  if (sizePx !== undefined) return { sizePx, lettersOver: 0 };
  const share = 1 - heightPx / height(smallestTextPx);
  const letters = paragraphs.reduce((sum, text) => sum + text.length, 0);
  // Wide letters fill a line with fewer of them: what is over is a share of the text that is there.
  return { sizePx: smallestTextPx, lettersOver: Math.max(1, Math.ceil(letters * share)) };
}
