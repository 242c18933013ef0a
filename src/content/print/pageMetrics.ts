// Every length of the manual's page that more than one thing goes by: its style sheets (src/booklet/pageMetrics.module.css is
// made of this file), the fitting of words beside this file, and the PDF's templates (their `metrics`).
// Page space: CSS pixels of a page of 640 x 600. `outer` is the edge that turns, `inner` the one at the spine. Units stand in
// the names; what has none is a factor. Each is a constant of its own, so that a bundle has the sums alone.

export const pageWidthPx = 640;
export const pageHeightPx = 600;

// The bordered area of the pages between the covers, from the page's edges; and the space between what is in it.
export const frameTopPx = 72;
export const frameBottomPx = 20;
export const frameOuterPx = 26;
export const frameInnerPx = 42;
export const frameBorderPx = 2;
export const framePaddingPx = 14;
export const frameGapPx = 10;

// The bar above it, and how far from the outer edge its title begins: beside the page's number.
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

// The back cover's words, and what the hero takes of the line beside them.
export const backInsetPx = 42;
export const backHeroPx = 182;
export const backStripPx = 150;

// The mascot in the corner of a page.
export const mascotSizePx = 96;

// The drawn signature of a letter, two pixels a dot.
export const signatureHeightPx = 50;

// The player's portrait, a line of the stats, and the space below it where there are few and where there are many.
export const profileHeightPx = 196;

export const statHeightPx = 20;
export const statGapPx = 8;
export const statTightGapPx = 4;

export const tipPaddingPx = 8;
export const tipIconPx = 32;
export const tipGapPx = 12;

// A level's badge in its column.
export const levelColumnPx = 62;
export const levelGapPx = 14;
export const levelBadgePx = 48;

// A side quest's picture, two pixels a dot or one, in its frame.
export const questLargeWidthPx = 132;
export const questLargeHeightPx = 84;
export const questSmallWidthPx = 68;
export const questSmallHeightPx = 44;
export const questGapPx = 14;
export const questStoryGapPx = 2;

// Entries under one heading; and the smaller sections, a line each.
export const extrasRowGapPx = 8;
export const extrasLineGapPx = 2;

// The hero below a story, measured in dots.
export const figureHeightDots = 62;
export const figureLargeDotPx = 4;
export const figureSmallDotPx = 3;
export const figureCaptionPaddingPx = 4;
export const figureCaptionLinePx = 16;
