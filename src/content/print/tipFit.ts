import { type Fit, fitParagraphs } from './fitParagraphs.ts';
import { pageArea } from './pageArea.ts';
import * as metrics from './pageMetrics.ts';

/** What stands above the tip in the quick reference: the profile with its heading; the stats' heading. */
const profilePx = metrics.profileHeightPx + 44;
const statsHeadingPx = 36;

/** A stat with the space below it; more than four move closer together. */
const statPx = (stats: number) => metrics.statHeightPx + (stats > 4 ? metrics.statTightGapPx : metrics.statGapPx);

/** How much higher than its words the tip's box is, and how much wider, with the icon. */
const insetPx = 2 * (metrics.frameBorderPx + metrics.tipPaddingPx);
const besidePx = insetPx + metrics.tipIconPx + metrics.tipGapPx + 2;

/** Finds the size of a tip below a profile with so many stats. */
export function tipFit(label: string, tip: string, stats: number): Fit {
  const above = profilePx + (stats > 0 ? statsHeadingPx + stats * statPx(stats) : 0);
  return fitParagraphs([`${label}: ${tip}`], {
    widthPx: pageArea.widthPx - besidePx,
    heightPx: pageArea.heightPx - above - insetPx,
  });
}
