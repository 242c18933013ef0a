import * as metrics from './pageMetrics.ts';

export const ruledLines = 13;

/** The manual's text sizes, in pixels: the preferred one first, the smallest legible one last. */
export const textSizesPx = [17, 16, 15, 14, 13, 12] as const;

export type TextSizePx = (typeof textSizesPx)[number];

/** The fallback if no size fits. */
export const smallestTextPx = 12 satisfies TextSizePx;

/** The sizes of the display font, in pixels: whole dots on its grid of eight. */
export const displaySizesPx = [32, 24, 16] as const;

const frameInsetPx = metrics.frameBorderPx + metrics.framePaddingPx;

/** The text area of an inner page: inside the frame, below the bar. */
export const pageArea = {
  widthPx: metrics.pageWidthPx - metrics.frameOuterPx - metrics.frameInnerPx - 2 * frameInsetPx,
  heightPx: metrics.pageHeightPx - metrics.frameTopPx - metrics.frameBottomPx - 2 * frameInsetPx,
} as const;

// Titles use the largest size that fits these areas.

/** The bar's title, beside the page number. */
export const headingArea = {
  widthPx: metrics.pageWidthPx - metrics.frameInnerPx - metrics.barTitleInsetPx - 10,
  heightPx: metrics.barHeightPx - metrics.barRulePx,
} as const;

/** The cover's title, without the space for its shadow. */
export const coverTitleArea = {
  widthPx: metrics.pageWidthPx - 2 * metrics.coverTitleInsetPx,
  heightPx: metrics.coverTitleHeightPx - 18,
} as const;

export const coverRoleArea = { widthPx: metrics.coverRoleWidthPx, heightPx: 48 } as const;

/** The back cover's headline, beside the waving hero. */
export const headlineArea = {
  widthPx: metrics.pageWidthPx - metrics.backInsetPx - metrics.backHeroPx,
  heightPx: 90,
} as const;
