// What of the work history fits the leveling guide. People look for titles, places and times: those stay. While not all
// has room, letters are small, and details come in order of weight until the page is full; the oldest entries go last.
import type { Level } from '../levels.ts';
import { plainLines, type RichText } from '../RichText.ts';
import type { Stage } from '../stages.ts';
import { pageArea, smallestTextPx, type TextSizePx, textSizesPx } from './pageAreas.ts';
import * as metrics from './pageMetrics.ts';
import { type Block, blocksHeight } from './textMeasures.ts';

/** The leveling guide as it is set. */
export type GuidePlan = {
  sizePx: TextSizePx;
  levels: readonly Level[];
  /** How many of the oldest entries had no room. */
  omitted: number;
  /** How many summaries and points of the entries that are shown had no room. */
  detailsLeftOut: number;
};

/** The badge of a level with its name below, which breaks once in the bonus stage; and what it takes of an entry's width. */
const nameLinePx = 10;
const badgePx = metrics.levelBadgePx + 2 + nameLinePx;
const bonusBadgePx = badgePx + nameLinePx;
const besidePx = metrics.levelColumnPx + metrics.levelGapPx;

/** The space between two levels, and between two entries of one. */
const gapPx = metrics.frameGapPx;

/** A line that counts what is left out, with the space beside it. */
const notePx = blocksHeight([{ text: '+', sizePx: smallestTextPx }], pageArea.widthPx) + gapPx;

/** The size at which pages are filled where not all has room. */
const filledSizePx: TextSizePx = 13;

/** After so many details without room there is none that has. */
const patience = 24;

/** Makes the guide fit its page. */
export function guidePlan(levels: readonly Level[]): GuidePlan {
  const whole = textSizesPx.find((size) => size >= filledSizePx && guideHeight(levels, size) <= pageArea.heightPx);
  if (whole) return { sizePx: whole, levels, omitted: 0, detailsLeftOut: 0 };
  const titles = levels.map((level) => ({ ...level, stages: level.stages.map(titleOnly) }));
  const hasDetails = detailsOf(levels.flatMap(({ stages }) => stages)).length > 0;
  const heightPx = pageArea.heightPx - (hasDetails ? notePx : 0);
  const sizePx = textSizesPx.find((size) => size <= filledSizePx && guideHeight(titles, size) <= heightPx);
  const { levels: shown, omitted } = sizePx ? { levels: titles, omitted: 0 } : newestOnly(titles, heightPx - notePx);
  return filled(levels, { sizePx: sizePx ?? smallestTextPx, levels: shown, omitted });
}

function titleOnly(stage: Stage): Stage {
  return { ...stage, summary: '', highlights: [] };
}

/** Leaves out the oldest entry until the rest has room. */
function newestOnly(levels: readonly Level[], heightPx: number): Pick<GuidePlan, 'levels' | 'omitted'> {
  let rest = levels;
  let omitted = 0;
  while (rest.length > 0 && guideHeight(rest, smallestTextPx) > heightPx) {
    const [oldest, ...newer] = rest;
    const kept = oldest?.stages.slice(1) ?? [];
    rest = oldest && kept.length > 0 ? [{ ...oldest, stages: kept }, ...newer] : newer;
    omitted += 1;
  }
  return { levels: rest, omitted };
}

/** A summary, or a point by its number, of one of the entries that are shown. */
type Detail = { stage: Stage; point: number | 'summary' };

/** Puts details back, the newest entry's first: all summaries, then all first points, and so on, while there is room. */
function filled(all: readonly Level[], plan: Omit<GuidePlan, 'detailsLeftOut'>): GuidePlan {
  const shownCount = plan.levels.reduce((sum, { stages }) => sum + stages.length, 0);
  const newestFirst = all
    .flatMap(({ stages }) => stages)
    .slice(-shownCount || undefined)
    .reverse();
  const details = detailsOf(plan.levels.length > 0 ? newestFirst : []);
  const heightPx = pageArea.heightPx - notePx * (plan.omitted > 0 ? 2 : 1);
  const shown = new Set<Detail>();
  let levels = plan.levels;
  let misses = 0;
  for (const detail of details) {
    if (misses > patience) break;
    const more = withDetails(all, plan.levels, new Set([...shown, detail]));
    misses = guideHeight(more, plan.sizePx) > heightPx ? misses + 1 : 0;
    if (misses > 0) continue;
    shown.add(detail);
    levels = more;
  }
  return { ...plan, levels, detailsLeftOut: details.length - shown.size };
}

function detailsOf(stages: readonly Stage[]): readonly Detail[] {
  const most = Math.max(0, ...stages.map(({ highlights }) => highlights.length));
  const summaries = stages.filter(({ summary }) => plainLines(summary).length > 0);
  return [
    ...summaries.map((stage) => ({ stage, point: 'summary' as const })),
    ...Array.from({ length: most }, (_, point) =>
      stages.filter(({ highlights }) => point < highlights.length).map((stage) => ({ stage, point })),
    ).flat(),
  ];
}

/** The levels with those details; an entry that is not among the levels stays away. */
function withDetails(all: readonly Level[], kept: readonly Level[], shown: ReadonlySet<Detail>): readonly Level[] {
  const told = (stage: Stage): Stage => {
    const own = [...shown].filter((detail) => detail.stage === stage).map(({ point }) => point);
    return {
      ...stage,
      summary: own.includes('summary') ? stage.summary : '',
      highlights: stage.highlights.filter((_: RichText, point) => own.includes(point)),
    };
  };
  const offset = all.length - kept.length;
  return kept.map((level, index) => {
    const whole = all[offset + index]?.stages ?? [];
    return { ...level, stages: whole.slice(whole.length - level.stages.length).map(told) };
  });
}

function guideHeight(levels: readonly Level[], sizePx: number): number {
  return stacked(
    levels.map(({ number, stages }) =>
      Math.max(number === 'bonus' ? bonusBadgePx : badgePx, stacked(stages.map((stage) => stageHeight(stage, sizePx)))),
    ),
  );
}

function stacked(heights: readonly number[]): number {
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
