/**
 * What a page of the manual has for its words, in pixels of a page of 640 x 600: the inside of the frame, below the bar.
 * The style sheet of PageFrame says the same; a story measures it.
 */
export const pageArea = { widthPx: 540, heightPx: 476 } as const;

/** Sizes that the manual is set in, the favourite first, the least legible one last. */
export const textSizesPx = [17, 16, 15, 14, 13, 12] as const;

/** The size of the manual's text, in pixels. */
export type TextSizePx = (typeof textSizesPx)[number];

/** What is set when nothing fits. */
export const smallestTextPx = 12 satisfies TextSizePx;
