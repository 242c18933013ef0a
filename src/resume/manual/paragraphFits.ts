// Finds the text sizes of the owner's paragraphs in the manual, and how much text is too much.
import { headlineArea, pageArea, smallestTextPx, type TextSizePx, textSizesPx } from './pageAreas.ts';
import * as metrics from './pageMetrics.ts';
import { blocksHeight } from './textMeasures.ts';

/** The text size of paragraphs in an area. */
export type Fit = {
  sizePx: TextSizePx;
  /** Roughly how many characters are too many at the smallest size; 0 if all fit. */
  excessCharacters: number;
};

/** The largest size at which paragraphs fit an area. */
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
  // The excess as a share of the text: wide letters fill a line sooner.
  return { sizePx: smallestTextPx, excessCharacters: Math.max(1, Math.ceil(characterCount * share)) };
}

/** The picture below a story with its caption and margin. */
const picturesPx = {
  large: figureHeight(metrics.figureLargeDotPx),
  small: figureHeight(metrics.figureSmallDotPx),
};

/** The smallest text size above a picture: readable text matters more than the picture. */
const minAbovePicturePx = { large: 17, small: 14 } as const;

export type StoryFit = Fit & { picture: keyof typeof picturesPx | 'none' };

/** The text size of a story, and the picture that fits below it. */
export function storyFit(paragraphs: readonly string[]): StoryFit {
  for (const picture of ['large', 'small'] as const) {
    const above = fitParagraphs(paragraphs, { ...pageArea, heightPx: pageArea.heightPx - picturesPx[picture] });
    if (above.excessCharacters === 0 && above.sizePx >= minAbovePicturePx[picture]) return { ...above, picture };
  }
  return { ...fitParagraphs(paragraphs), picture: 'none' };
}

/** With two dots of padding. */
function figureHeight(dotPx: number): number {
  const captionPx = metrics.figureCaptionPaddingPx + metrics.figureCaptionLinePx;
  return (metrics.figureHeightDots + 2) * dotPx + 2 * metrics.frameBorderPx + captionPx + metrics.frameGapPx;
}

/** The smallest text size beside letterhead and signature: readable text matters more. */
const minSignedPx = 14;

export type LetterFit = Fit & {
  /** Whether the letterhead and the drawn signature fit. */
  hasHeadAndSignature: boolean;
};

/** The text size of a letter, and whether its letterhead and signature fit. */
export function letterFit(head: string, paragraphs: readonly string[]): LetterFit {
  const heightPx = pageArea.heightPx - metrics.signatureHeightPx;
  const fullLetter = fitParagraphs([head, ...paragraphs], { ...pageArea, heightPx });
  if (fullLetter.excessCharacters === 0 && fullLetter.sizePx >= minSignedPx)
    return { ...fullLetter, hasHeadAndSignature: true };
  return { ...fitParagraphs(paragraphs), hasHeadAndSignature: false };
}

/** The height above the tip: the profile with its heading, and the stats' heading. */
const profilePx = metrics.profileHeightPx + 44;
const statsHeadingPx = 36;

/** A stat with the gap below it; more than four stats move closer together. */
const statPx = (stats: number) => metrics.statHeightPx + (stats > 4 ? metrics.statTightGapPx : metrics.statGapPx);

/** The tip box's padding and border, and the same with the icon. */
const insetPx = 2 * (metrics.frameBorderPx + metrics.tipPaddingPx);
const iconInsetPx = insetPx + metrics.tipIconPx + metrics.tipGapPx + 2;

/** The text size of a tip below a number of stats. */
export function tipFit(label: string, tip: string, stats: number): Fit {
  const above = profilePx + (stats > 0 ? statsHeadingPx + stats * statPx(stats) : 0);
  return fitParagraphs([`${label}: ${tip}`], {
    widthPx: pageArea.widthPx - iconInsetPx,
    heightPx: pageArea.heightPx - above - insetPx,
  });
}

/** With two pixels of padding. */
const printWidthPx = metrics.pageWidthPx - 2 * metrics.backInsetPx - 2;

/** The text size of the pitch below the headline. */
export const pitchFit = (pitch: string): Fit => fitParagraphs([pitch], { ...headlineArea, heightPx: 74 });

/** The text size of the small print. */
export const smallPrintFit = (smallPrint: string): Fit =>
  fitParagraphs([smallPrint], { widthPx: printWidthPx, heightPx: 54 });
