// What titles have, in pixels: they are set in the largest size at which they fit.
import * as metrics from './pageMetrics.ts';

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

/** The owner's role on the cover. */
export const coverRoleArea = { widthPx: metrics.coverRoleWidthPx, heightPx: 48 } as const;
