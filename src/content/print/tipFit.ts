import { type Fit, fitParagraphs } from './fitParagraphs.ts';
import { pageArea, pageMetrics } from './pageMetrics.ts';

const { profile, frame, stat: statMetrics, tip: tipMetrics } = pageMetrics;

/** What stands above the tip in the quick reference: the profile with its heading; the stats' heading. */
const profilePx = profile.heightPx + 44;
const statsHeadingPx = 36;

/** A stat with the space below it; more than four move closer together. */
const statPx = (stats: number) => statMetrics.heightPx + (stats > 4 ? statMetrics.tightGapPx : statMetrics.gapPx);

/** How much higher than its words the tip's box is, and how much wider, with the icon. */
const insetPx = 2 * (frame.borderPx + tipMetrics.paddingPx);
const besidePx = insetPx + tipMetrics.iconPx + tipMetrics.gapPx + 2;

/** Finds the size of a tip below a profile with so many stats. */
export function tipFit(label: string, tip: string, stats: number): Fit {
  const above = profilePx + (stats > 0 ? statsHeadingPx + stats * statPx(stats) : 0);
  return fitParagraphs([`${label}: ${tip}`], {
    widthPx: pageArea.widthPx - besidePx,
    heightPx: pageArea.heightPx - above - insetPx,
  });
}
