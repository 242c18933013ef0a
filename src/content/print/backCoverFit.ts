// The back cover's words, beside the hero who waves and beside the code strip.
import { type Fit, fitParagraphs } from './fitParagraphs.ts';
import * as metrics from './pageMetrics.ts';

/** What there is for the headline, in pixels. */
export const headlineArea = {
  widthPx: metrics.pageWidthPx - metrics.backInsetPx - metrics.backHeroPx,
  heightPx: 90,
} as const;

/** Beside the strip, with two pixels of air. */
const printWidthPx = metrics.pageWidthPx - 2 * metrics.backInsetPx - metrics.backStripPx - metrics.backFootGapPx - 2;

/** Finds the size of the pitch below the headline. */
export const pitchFit = (pitch: string): Fit => fitParagraphs([pitch], { ...headlineArea, heightPx: 74 });

/** Finds the size of the small print. */
export const smallPrintFit = (print: string): Fit => fitParagraphs([print], { widthPx: printWidthPx, heightPx: 70 });
