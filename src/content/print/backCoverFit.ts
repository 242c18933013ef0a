// The back cover's words, beside the hero who waves and beside the code strip. The sizes are those of its style sheet.
import { type Fit, fitParagraphs } from './fitParagraphs.ts';

/** What there is for the headline, in pixels. */
export const headlineArea = { widthPx: 416, heightPx: 90 } as const;

/** Finds the size of the pitch below the headline. */
export const pitchFit = (pitch: string): Fit => fitParagraphs([pitch], { widthPx: 416, heightPx: 74 });

/** Finds the size of the small print. */
export const smallPrintFit = (print: string): Fit => fitParagraphs([print], { widthPx: 380, heightPx: 70 });
