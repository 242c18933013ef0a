import type { FlipbookProps } from 'react-page-turn';
import * as metrics from '../resume/manual/pageMetrics.ts';

/** The settings that `stories/contract.ts` fixes: lengths in CSS pixels, times in milliseconds. */
export const bookSettings = {
  width: metrics.pageWidthPx,
  height: metrics.pageHeightPx,
  showCover: true,
  flippingTime: 900,
  maxShadowOpacity: 0.1,
  mobileScrollSupport: true,
} as const satisfies Partial<FlipbookProps>;
