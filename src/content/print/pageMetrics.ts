// Every length of the manual's page that more than one thing goes by: its style sheets (src/booklet/pageMetrics.module.css is
// made of this file), the fitting of words beside this file, and the PDF's templates (their `metrics`).
// Page space: CSS pixels of a page of 640 x 600. `outer` is the edge that turns, `inner` the one at the spine.

/** The manual's measures. Their units stand in their names; what has none is a factor. */
export const pageMetrics = {
  page: { widthPx: 640, heightPx: 600 },
  /** The bordered area of the pages between the covers, from the page's edges; and the space between what is in it. */
  frame: { topPx: 72, bottomPx: 20, outerPx: 26, innerPx: 42, borderPx: 2, paddingPx: 14, gapPx: 10 },
  /** The bar above it, and how far from the outer edge its title begins: beside the page's number. */
  bar: { heightPx: 40, rulePx: 4, titleInsetPx: 86 },
  text: { lineHeight: 1.4, listLineHeight: 1.3, paragraphGapEm: 0.6 },
  display: { lineHeight: 1.35 },
  cover: { titleInsetPx: 40, titleHeightPx: 152, roleWidthPx: 380 },
  /** The back cover's words, and what the hero takes of the line beside them. */
  back: { insetPx: 42, heroPx: 182, stripPx: 150, footGapPx: 24 },
  /** The mascot in the corner of a page. */
  mascot: { sizePx: 96, rightPx: 20 },
  /** The player's portrait, a line of the stats, and the space below it where there are few and where there are many. */
  profile: { heightPx: 196 },
  stat: { heightPx: 20, gapPx: 8, tightGapPx: 4 },
  tip: { paddingPx: 8, iconPx: 32, gapPx: 12 },
  /** A level's badge in its column. */
  level: { columnPx: 62, gapPx: 14, badgePx: 48 },
  /** A side quest's picture, two pixels a dot or one, in its frame. */
  quest: { largeWidthPx: 132, largeHeightPx: 84, smallWidthPx: 68, smallHeightPx: 44, gapPx: 14, storyGapPx: 2 },
  /** Entries under one heading; and the smaller sections, a line each. */
  extras: { rowGapPx: 8, lineGapPx: 2 },
  /** The hero below a story, measured in dots. */
  figure: { heightDots: 62, largeDotPx: 4, smallDotPx: 3, captionPaddingPx: 4, captionLinePx: 16 },
} as const;

/** The lines to write on. */
export const ruledLines = 13;

/** Sizes that the manual is set in, the favourite first, the least legible one last. */
export const textSizesPx = [17, 16, 15, 14, 13, 12] as const;

/** The size of the manual's text, in pixels. */
export type TextSizePx = (typeof textSizesPx)[number];

/** What is set when nothing fits. */
export const smallestTextPx = 12 satisfies TextSizePx;

/** Sizes of the display face, in pixels: whole dots on its grid of eight. */
export const displaySizesPx = [32, 24, 16] as const;

const { page, frame } = pageMetrics;
const frameInsetPx = frame.borderPx + frame.paddingPx;

/** What a page between the covers has for its words: the inside of the frame, below the bar. */
export const pageArea = {
  widthPx: page.widthPx - frame.outerPx - frame.innerPx - 2 * frameInsetPx,
  heightPx: page.heightPx - frame.topPx - frame.bottomPx - 2 * frameInsetPx,
} as const;
