// Lays out the leveling guide. Titles, organizations and dates stay. If not everything fits, text
// gets smaller, then details are added by weight; the oldest entries are dropped last.
import type { Level } from '../levels/levels.ts';
import type { Stage } from '../levels/stages.ts';
import { plainLines } from '../RichText.ts';
import { type Detail, detailParts, detailsOf, fittingDetails, missLimit } from './fittingDetails.ts';
import { pageArea, smallestTextPx, type TextSizePx, textSizesPx } from './pageAreas.ts';
import * as metrics from './pageMetrics.ts';
import { type Block, blocksHeight } from './textMeasures.ts';

export type GuideLayout = {
  sizePx: TextSizePx;
  levels: readonly Level[];
  omitted: number;
  /** The number of summaries and points of visible entries that do not fit. */
  detailsLeftOut: number;
};

/** A level's badge with its name below (two lines in the bonus stage), and its column's width. */
const nameLinePx = 10;
const badgePx = metrics.levelBadgePx + 2 + nameLinePx;
const bonusBadgePx = badgePx + nameLinePx;
const badgeColumnPx = metrics.levelColumnPx + metrics.levelGapPx;

const gapPx = metrics.frameGapPx;

/** A line that counts omissions, with its margin. */
const notePx = blocksHeight([{ text: '+', sizePx: smallestTextPx }], pageArea.widthPx) + gapPx;

/** The size of a page that cannot hold everything. */
const crowdedSizePx: TextSizePx = 13;

export function guideLayout(levels: readonly Level[]): GuideLayout {
  const fullSizePx = textSizesPx.find(
    (size) => size >= crowdedSizePx && guideHeight(levels, size) <= pageArea.heightPx,
  );
  if (fullSizePx) return { sizePx: fullSizePx, levels, omitted: 0, detailsLeftOut: 0 };
  const newestStages = levels.map(({ stage }) => stage).reverse();
  const hasDetails = detailsOf(newestStages, hasPart).length > 0;
  const titlesHeightPx = pageArea.heightPx - (hasDetails ? notePx : 0);
  const size = textSizesPx.find(
    (one) => one <= crowdedSizePx && guideHeight(levelsWithDetails(levels), one) <= titlesHeightPx,
  );
  const sizePx = size ?? smallestTextPx;
  let omitted = 0;
  const isTooLong = () => guideHeight(levelsWithDetails(levels, { omitted }), sizePx) > titlesHeightPx - notePx;
  if (!size) while (omitted < newestStages.length && isTooLong()) omitted += 1;
  const details = detailsOf(newestStages.slice(0, newestStages.length - omitted), hasPart);
  const heightPx = pageArea.heightPx - notePx * (omitted > 0 ? 2 : 1);
  const fits = (selectedDetails: StageDetails) =>
    guideHeight(levelsWithDetails(levels, { omitted, selectedDetails }), sizePx) <= heightPx;
  const selectedDetails = fittingDetails(details, fits, missLimit);
  return {
    sizePx,
    levels: levelsWithDetails(levels, { omitted, selectedDetails }),
    omitted,
    detailsLeftOut: details.length - selectedDetails.size,
  };
}

type StageDetails = ReadonlySet<Detail<Stage>>;

const hasPart = ({ summary }: Stage, part: 'text' | 'keywords') => part === 'text' && plainLines(summary).length > 0;

/** The levels without the oldest `omitted` entries, with only the selected details. */
function levelsWithDetails(
  levels: readonly Level[],
  { omitted = 0, selectedDetails = new Set() }: { omitted?: number; selectedDetails?: StageDetails } = {},
) {
  return levels.slice(omitted).map(({ stage, ...level }): Level => {
    const parts = detailParts(stage, selectedDetails);
    const highlights = stage.highlights.filter((_, point) => parts.has(point));
    return { ...level, stage: { ...stage, summary: parts.has('text') ? stage.summary : '', highlights } };
  });
}

function guideHeight(levels: readonly Level[], sizePx: number): number {
  const heights = levels.map(({ number, stage }) =>
    Math.max(number === 'bonus' ? bonusBadgePx : badgePx, stageHeight(stage, sizePx)),
  );
  return heights.reduce((sum, height) => sum + height, 0) + Math.max(0, heights.length - 1) * gapPx;
}

function stageHeight({ title, organization, period, duration, summary, highlights }: Stage, sizePx: number): number {
  const widthPx = pageArea.widthPx - badgeColumnPx;
  const smallPx = Math.max(smallestTextPx, sizePx - 1);
  const heading: Block = { text: title, sizePx, weight: 'bold' };
  const subtitle: Block = {
    text: [organization, period, duration].filter(Boolean).join(' · '),
    sizePx: smallPx,
    weight: 'bold',
  };
  const detailBlocks = [summary, ...highlights].flatMap(plainLines).map((text): Block => ({ text, sizePx: smallPx }));
  // A bullet and its indent shorten a line by less than 20 px.
  return (
    blocksHeight([heading, subtitle], widthPx, metrics.textListLineHeight) +
    blocksHeight(detailBlocks, widthPx - 20, metrics.textListLineHeight)
  );
}
