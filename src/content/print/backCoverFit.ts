// The back cover's words, beside the hero who waves and beside the code strip.
import { type Fit, fitParagraphs } from './fitParagraphs.ts';
import { pageMetrics } from './pageMetrics.ts';

const { page, back } = pageMetrics;

/** What there is for the headline, in pixels. */
export const headlineArea = { widthPx: page.widthPx - back.insetPx - back.heroPx, heightPx: 90 } as const;

/** Beside the strip, with two pixels of air. */
const printWidthPx = page.widthPx - 2 * back.insetPx - back.stripPx - back.footGapPx - 2;

/** Finds the size of the pitch below the headline. */
export const pitchFit = (pitch: string): Fit => fitParagraphs([pitch], { ...headlineArea, heightPx: 74 });

/** Finds the size of the small print. */
export const smallPrintFit = (print: string): Fit => fitParagraphs([print], { widthPx: printWidthPx, heightPx: 70 });
