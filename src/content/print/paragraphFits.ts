// The sizes at which the owner's paragraphs fit their places in the manual, and how much of them is too much.
import { headlineArea, pageArea, smallestTextPx, type TextSizePx, textSizesPx } from './pageAreas.ts';
import * as metrics from './pageMetrics.ts';
import { blocksHeight } from './textMeasures.ts';

/** How paragraphs fit an area: at which size, and how much is too much at the smallest, 0 when all fits. */
export type Fit = {
  sizePx: TextSizePx;
  /** About how many letters there are too many. */
  excessCharacters: number;
};

/** Finds the largest size at which paragraphs fit an area. */
export function fitParagraphs(
  paragraphs: readonly string[],
  { widthPx, heightPx }: { widthPx: number; heightPx: number } = pageArea,
): Fit {
  const height = (sizePx: number) =>
    blocksHeight(
      paragraphs.map((text) => ({ text, sizePx, gapPx: sizePx * metrics.textParagraphGapEm })),
      widthPx,
    );
  const sizePx = textSizesPx.find((size) => height(size) <= heightPx);
  if (sizePx !== undefined) return { sizePx, excessCharacters: 0 };
  const share = 1 - heightPx / height(smallestTextPx);
  const characterCount = paragraphs.reduce((sum, text) => sum + text.length, 0);
  // Wide letters fill a line with fewer of them: what is over is a share of the text that is there.
  return { sizePx: smallestTextPx, excessCharacters: Math.max(1, Math.ceil(characterCount * share)) };
}

/** The picture below a story with its caption, and the space between the two. */
const picturesPx = {
  large: figureHeight(metrics.figureLargeDotPx),
  small: figureHeight(metrics.figureSmallDotPx),
};

/** The least size above a picture: rather no picture than small letters. */
const minAbovePicturePx = { large: 17, small: 14 } as const;

/** How the owner's story fits its page. */
export type StoryFit = Fit & { picture: keyof typeof picturesPx | 'none' };

/** Finds the size of a story, and whether there is room for a picture below it. */
export function storyFit(paragraphs: readonly string[]): StoryFit {
  for (const picture of ['large', 'small'] as const) {
    const above = fitParagraphs(paragraphs, { ...pageArea, heightPx: pageArea.heightPx - picturesPx[picture] });
    if (above.excessCharacters === 0 && above.sizePx >= minAbovePicturePx[picture]) return { ...above, picture };
  }
  return { ...fitParagraphs(paragraphs), picture: 'none' };
}

/** With two dots of air. */
function figureHeight(dotPx: number): number {
  const captionPx = metrics.figureCaptionPaddingPx + metrics.figureCaptionLinePx;
  return (metrics.figureHeightDots + 2) * dotPx + 2 * metrics.frameBorderPx + captionPx + metrics.frameGapPx;
}

/** The least size of a letter with a head and a drawn signature: rather neither than small letters. */
const minSignedPx = 14;

/** How a letter fits its page. */
export type LetterFit = Fit & {
  /** Whether there is room for the head above it and the drawn signature. */
  hasHeadAndSignature: boolean;
};

/** Finds the size of a letter, and whether it has room for what stands around its words. */
export function letterFit(head: string, paragraphs: readonly string[]): LetterFit {
  const heightPx = pageArea.heightPx - metrics.signatureHeightPx;
  const fullLetter = fitParagraphs([head, ...paragraphs], { ...pageArea, heightPx });
  if (fullLetter.excessCharacters === 0 && fullLetter.sizePx >= minSignedPx)
    return { ...fullLetter, hasHeadAndSignature: true };
  return { ...fitParagraphs(paragraphs), hasHeadAndSignature: false };
}

/** What stands above the tip in the quick reference: the profile with its heading; the stats' heading. */
const profilePx = metrics.profileHeightPx + 44;
const statsHeadingPx = 36;

/** A stat with the space below it; more than four move closer together. */
const statPx = (stats: number) => metrics.statHeightPx + (stats > 4 ? metrics.statTightGapPx : metrics.statGapPx);

/** How much higher than its words the tip's box is, and how much wider, with the icon. */
const insetPx = 2 * (metrics.frameBorderPx + metrics.tipPaddingPx);
const iconInsetPx = insetPx + metrics.tipIconPx + metrics.tipGapPx + 2;

/** Finds the size of a tip below a profile with so many stats. */
export function tipFit(label: string, tip: string, stats: number): Fit {
  const above = profilePx + (stats > 0 ? statsHeadingPx + stats * statPx(stats) : 0);
  return fitParagraphs([`${label}: ${tip}`], {
    widthPx: pageArea.widthPx - iconInsetPx,
    heightPx: pageArea.heightPx - above - insetPx,
  });
}

/** With two pixels of air. */
const printWidthPx = metrics.pageWidthPx - 2 * metrics.backInsetPx - 2;

/** Finds the size of the pitch below the headline. */
export const pitchFit = (pitch: string): Fit => fitParagraphs([pitch], { ...headlineArea, heightPx: 74 });

/** Finds the size of the small print. */
export const smallPrintFit = (smallPrint: string): Fit =>
  fitParagraphs([smallPrint], { widthPx: printWidthPx, heightPx: 54 });
