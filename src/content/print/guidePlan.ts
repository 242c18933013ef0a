// What of the work history fits the leveling guide. People look for titles, places and times: those stay. While not all
// has room, letters are small, and details come in order of weight until the page is full; the oldest entries go last.
import type { Level } from '../levels.ts';
import { plainLines } from '../RichText.ts';
import type { Stage } from '../stages.ts';
import { type Detail, detailsOf, filled, partsOf, patience } from './filling.ts';
import { pageArea, smallestTextPx, type TextSizePx, textSizesPx } from './pageAreas.ts';
import * as metrics from './pageMetrics.ts';
import { type Block, blocksHeight } from './textMeasures.ts';

export type GuidePlan = {
  sizePx: TextSizePx;
  levels: readonly Level[];
  omitted: number;
  /** How many summaries and points of the entries that are shown had no room. */
  detailsLeftOut: number;
};

/** The badge of a level with its name below, which breaks once in the bonus stage; and what it takes of an entry's width. */
const nameLinePx = 10;
const badgePx = metrics.levelBadgePx + 2 + nameLinePx;
const bonusBadgePx = badgePx + nameLinePx;
const besidePx = metrics.levelColumnPx + metrics.levelGapPx;

const gapPx = metrics.frameGapPx;

/** A line that counts what is left out, with the space beside it. */
const notePx = blocksHeight([{ text: '+', sizePx: smallestTextPx }], pageArea.widthPx) + gapPx;

/** The size at which pages are filled where not all has room. */
const filledSizePx: TextSizePx = 13;

export function guidePlan(levels: readonly Level[]): GuidePlan {
  const whole = textSizesPx.find((size) => size >= filledSizePx && guideHeight(levels, size) <= pageArea.heightPx);
  if (whole) return { sizePx: whole, levels, omitted: 0, detailsLeftOut: 0 };
  const newestFirst = levels.map(({ stage }) => stage).reverse();
  const hasDetails = detailsOf(newestFirst, tells).length > 0;
  const forTitlesPx = pageArea.heightPx - (hasDetails ? notePx : 0);
  const size = textSizesPx.find((one) => one <= filledSizePx && guideHeight(told(levels), one) <= forTitlesPx);
  const sizePx = size ?? smallestTextPx;
  let omitted = 0;
  const isTooLong = () => guideHeight(told(levels, { omitted }), sizePx) > forTitlesPx - notePx;
  if (!size) while (omitted < newestFirst.length && isTooLong()) omitted += 1;
  const details = detailsOf(newestFirst.slice(0, newestFirst.length - omitted), tells);
  const heightPx = pageArea.heightPx - notePx * (omitted > 0 ? 2 : 1);
  const fits = (shown: Shown) => guideHeight(told(levels, { omitted, shown }), sizePx) <= heightPx;
  const shown = filled(details, fits, patience);
  return { sizePx, levels: told(levels, { omitted, shown }), omitted, detailsLeftOut: details.length - shown.size };
}

type Shown = ReadonlySet<Detail<Stage>>;

const tells = ({ summary }: Stage, part: 'text' | 'keywords') => part === 'text' && plainLines(summary).length > 0;

/** The levels without so many of the oldest entries, with those details. */
function told(levels: readonly Level[], { omitted = 0, shown = new Set() }: { omitted?: number; shown?: Shown } = {}) {
  return levels.slice(omitted).map(({ stage, ...level }): Level => {
    const parts = partsOf(stage, shown);
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

function stageHeight({ title, place, period, length, summary, highlights }: Stage, sizePx: number): number {
  const widthPx = pageArea.widthPx - besidePx;
  const small = Math.max(smallestTextPx, sizePx - 1);
  const heading: Block = { text: title, sizePx, weight: 'bold' };
  const where: Block = { text: [place, period, length].filter(Boolean).join(' · '), sizePx: small, weight: 'bold' };
  const told = [summary, ...highlights].flatMap(plainLines).map((text): Block => ({ text, sizePx: small }));
  // A bullet and its indent make a line shorter; 20 px is more than either takes.
  return (
    blocksHeight([heading, where], widthPx, metrics.textListLineHeight) +
    blocksHeight(told, widthPx - 20, metrics.textListLineHeight)
  );
}
