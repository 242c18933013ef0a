import * as metrics from './pageMetrics.ts';

/** The lines to write on. */
export const ruledLines = 13;

/** Sizes that the manual is set in, the favourite first, the least legible one last. */
export const textSizesPx = [17, 16, 15, 14, 13, 12] as const;

/** The size of the manual's text, in pixels. */
export type TextSizePx = (typeof textSizesPx)[number];

/** What is set when nothing fits. */
export const smallestTextPx = 12 satisfies TextSizePx;

/** Sizes of the display face, in pixels: whole dots on its grid of eight. */
export const displaySizesPx = [32, 24, 16] as const;

const frameInsetPx = metrics.frameBorderPx + metrics.framePaddingPx;

/** What a page between the covers has for its words: the inside of the frame, below the bar. */
export const pageArea = {
  widthPx: metrics.pageWidthPx - metrics.frameOuterPx - metrics.frameInnerPx - 2 * frameInsetPx,
  heightPx: metrics.pageHeightPx - metrics.frameTopPx - metrics.frameBottomPx - 2 * frameInsetPx,
} as const;
