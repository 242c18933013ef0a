import * as metrics from './pageMetrics.ts';

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

// Titles are set in the largest size at which they fit.

/** The bar's, beside the page's number, with some air. */
export const headingArea = {
  widthPx: metrics.pageWidthPx - metrics.frameInnerPx - metrics.barTitleInsetPx - 10,
  heightPx: metrics.barHeightPx - metrics.barRulePx,
} as const;

/** The cover's, with the room of the title's shadow left free. */
export const coverTitleArea = {
  widthPx: metrics.pageWidthPx - 2 * metrics.coverTitleInsetPx,
  heightPx: metrics.coverTitleHeightPx - 18,
} as const;

export const coverRoleArea = { widthPx: metrics.coverRoleWidthPx, heightPx: 48 } as const;

/** The back cover's, beside the hero who waves. */
export const headlineArea = {
  widthPx: metrics.pageWidthPx - metrics.backInsetPx - metrics.backHeroPx,
  heightPx: 90,
} as const;
