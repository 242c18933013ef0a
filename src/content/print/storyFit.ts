import { type Fit, fitParagraphs } from './fitParagraphs.ts';
import { pageArea } from './pageArea.ts';
import * as metrics from './pageMetrics.ts';

/** The picture below a story with its caption, and the space between the two. */
const picturesPx = {
  large: figureHeight(metrics.figureLargeDotPx),
  small: figureHeight(metrics.figureSmallDotPx),
};

/** The least size above a picture: rather no picture than small letters. */
const leastAbovePicturePx = { large: 17, small: 14 } as const;

/** How the owner's story fits its page. */
export type StoryFit = Fit & { picture: keyof typeof picturesPx | 'none' };

/** Finds the size of a story, and whether there is room for a picture below it. */
export function storyFit(paragraphs: readonly string[]): StoryFit {
  for (const picture of ['large', 'small'] as const) {
    const above = fitParagraphs(paragraphs, { ...pageArea, heightPx: pageArea.heightPx - picturesPx[picture] });
    if (above.lettersOver === 0 && above.sizePx >= leastAbovePicturePx[picture]) return { ...above, picture };
  }
  return { ...fitParagraphs(paragraphs), picture: 'none' };
}

/** With two dots of air. */
function figureHeight(dotPx: number): number {
  const captionPx = metrics.figureCaptionPaddingPx + metrics.figureCaptionLinePx;
  return (metrics.figureHeightDots + 2) * dotPx + 2 * metrics.frameBorderPx + captionPx + metrics.frameGapPx;
}
