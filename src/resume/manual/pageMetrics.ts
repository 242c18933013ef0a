// Lengths that style sheets (src/booklet/pageMetrics.module.css) and the PDF templates (`metrics`)
// share. Page space: CSS pixels of a 640 x 600 page. The outer edge turns; the inner edge is at the
// spine.

export const pageWidthPx = 640;
export const pageHeightPx = 600;

// The frame of interior pages: its distances from the page's edges, its border and its padding.
export const frameTopPx = 72;
export const frameBottomPx = 20;
export const frameOuterPx = 26;
export const frameInnerPx = 42;
export const frameBorderPx = 2;
export const framePaddingPx = 14;

/** The back cover's margin. */
export const backInsetPx = 42;

/** The number of lines on the notes page. */
export const ruledLines = 13;
