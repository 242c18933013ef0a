// Lengths that several things share: style sheets (generated as
// src/booklet/pageMetrics.module.css), the text fitting in this folder, and the PDF templates
// (`metrics`). Page space: CSS pixels of a 640 x 600 page. `outer` is the edge that turns, `inner`
// the one at the spine. Names end in their unit; without one it is a factor.

export const pageWidthPx = 640;
export const pageHeightPx = 600;

// The frame of the inner pages, from the page's edges; and the gap between its contents.
export const frameTopPx = 72;
export const frameBottomPx = 20;
export const frameOuterPx = 26;
export const frameInnerPx = 42;
export const frameBorderPx = 2;
export const framePaddingPx = 14;
export const frameGapPx = 10;

// The bar above the frame, and its title's distance from the outer edge, beside the page number.
export const barHeightPx = 40;
export const barRulePx = 4;
export const barTitleInsetPx = 86;

export const textLineHeight = 1.4;
export const textListLineHeight = 1.3;
export const textParagraphGapEm = 0.6;

export const displayLineHeight = 1.35;

export const coverTitleInsetPx = 40;
export const coverTitleHeightPx = 152;
export const coverRoleWidthPx = 380;

// The back cover's text, and the hero's width beside it.
export const backInsetPx = 42;
export const backHeroPx = 182;
export const backStripPx = 150;

// The mascot in a page's corner.
export const mascotSizePx = 96;

// The drawn signature below a letter, two pixels per dot.
export const signatureHeightPx = 50;

// The player's portrait, a line of the stats, and the gap below it with few and with many stats.
export const profileHeightPx = 196;

export const statHeightPx = 20;
export const statGapPx = 8;
export const statTightGapPx = 4;

export const tipPaddingPx = 8;
export const tipIconPx = 32;
export const tipGapPx = 12;

// A level's badge and its column.
export const levelColumnPx = 62;
export const levelGapPx = 14;
export const levelBadgePx = 48;

// A side quest's picture, two pixels per dot or one, with its frame.
export const questLargeWidthPx = 132;
export const questLargeHeightPx = 84;
export const questSmallWidthPx = 68;
export const questSmallHeightPx = 44;
export const questGapPx = 14;
export const questStoryGapPx = 2;

// Gaps between entries, and between the smaller sections' lines.
export const extrasRowGapPx = 8;
export const extrasLineGapPx = 2;

// The hero below a story, in dots.
export const figureHeightDots = 62;
export const figureLargeDotPx = 4;
export const figureSmallDotPx = 3;
export const figureCaptionPaddingPx = 4;
export const figureCaptionLinePx = 16;
