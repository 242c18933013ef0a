import { lineCount } from './lineCount.ts';
import * as metrics from './pageMetrics.ts';

/** A paragraph as it is set. */
export type Block = {
  text: string;
  sizePx: number;
  weight?: 'regular' | 'bold';
  /** The empty space above it, unless it comes first. @default 0 */
  gapPx?: number;
};

/**
 * How high blocks under one another are, in pixels. Empty ones take no room, and neither does their gap.
 *
 * @param lineHeight in em
 */
export function blocksHeight(
  blocks: readonly Block[],
  widthPx: number,
  lineHeight: number = metrics.textLineHeight,
): number {
  return blocks
    .filter(({ text }) => text.trim())
    .reduce((height, { text, sizePx, weight = 'regular', gapPx = 0 }, index) => {
      const lines = lineCount(text, widthPx / sizePx, weight);
      return height + lines * sizePx * lineHeight + (index === 0 ? 0 : gapPx);
    }, 0);
}
