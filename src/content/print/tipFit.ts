import { type Fit, fitParagraphs } from './fitParagraphs.ts';
import { pageArea } from './pageArea.ts';

/** What stands above the tip in the quick reference: the profile with its heading; the stats' heading. */
const profilePx = 240;
const statsHeadingPx = 36;

/** A stat with the space below it; more than four move closer together. */
const statPx = (stats: number) => (stats > 4 ? 24 : 28);

/** The tip's box: its frame with the icon, and how much higher than its words it is. */
const frame = { widthPx: 66, heightPx: 20 } as const;

/** Finds the size of a tip below a profile with so many stats. */
export function tipFit(label: string, tip: string, stats: number): Fit {
  const above = profilePx + (stats > 0 ? statsHeadingPx + stats * statPx(stats) : 0);
  return fitParagraphs([`${label}: ${tip}`], {
    widthPx: pageArea.widthPx - frame.widthPx,
    heightPx: pageArea.heightPx - above - frame.heightPx,
  });
}
