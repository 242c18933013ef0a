// What titles have, in pixels: they are set in the largest size at which they fit.
import { pageMetrics } from './pageMetrics.ts';

const { page, frame, bar, cover } = pageMetrics;

/** The bar's, beside the page's number, with some air. */
export const headingArea = {
  widthPx: page.widthPx - frame.innerPx - bar.titleInsetPx - 10,
  heightPx: bar.heightPx - bar.rulePx,
} as const;

/** The cover's, with the room of the title's shadow left free. */
export const coverTitleArea = {
  widthPx: page.widthPx - 2 * cover.titleInsetPx,
  heightPx: cover.titleHeightPx - 18,
} as const;

/** The owner's role on the cover. */
export const coverRoleArea = { widthPx: cover.roleWidthPx, heightPx: 48 } as const;
