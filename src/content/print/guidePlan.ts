// What of the work history fits the leveling guide. People look for titles, places and times: those stay; what came of
// it goes first, then letters get smaller, then the oldest entries go and are counted.
import type { Level } from '../levels.ts';
import { plainLines } from '../RichText.ts';
import type { Stage } from '../stages.ts';
import { type Block, blocksHeight, listLineHeight } from './blocksHeight.ts';
import { pageArea, smallestTextPx, type TextSizePx } from './pageArea.ts';

/** The leveling guide as it is set. */
export type GuidePlan = {
  sizePx: TextSizePx;
  levels: readonly Level[];
  /** How many of the oldest entries had no room. */
  omitted: number;
};

/** The badge of a level with its name below, which breaks once in the bonus stage; and what it takes of an entry's width. */
const badgePx = 60;
const bonusBadgePx = 70;
const besidePx = 76;

/** The space between two levels, and between two entries of one. */
const gapPx = 10;

/** What is said of an entry beyond title, place and time. */
type Detail = { summary: boolean; highlights: number };

const plans: readonly { sizePx: TextSizePx; detail: Detail }[] = [
  { sizePx: 17, detail: { summary: true, highlights: 4 } },
  { sizePx: 16, detail: { summary: true, highlights: 4 } },
  { sizePx: 15, detail: { summary: true, highlights: 4 } },
  { sizePx: 14, detail: { summary: true, highlights: 2 } },
  { sizePx: 14, detail: { summary: true, highlights: 1 } },
  { sizePx: 13, detail: { summary: true, highlights: 1 } },
  { sizePx: 13, detail: { summary: true, highlights: 0 } },
  { sizePx: 13, detail: { summary: false, highlights: 1 } },
  { sizePx: 13, detail: { summary: false, highlights: 0 } },
  { sizePx: smallestTextPx, detail: { summary: false, highlights: 0 } },
];

/** Makes the guide fit its page. */
export function guidePlan(levels: readonly Level[]): GuidePlan {
  const whole = plans
    .map(({ sizePx, detail }) => ({ sizePx, levels: levels.map((level) => withDetail(level, detail)), omitted: 0 }))
    .find((plan) => guideHeight(plan.levels, plan.sizePx) <= pageArea.heightPx);
  return whole ?? newestOnly(levels.map((level) => withDetail(level, { summary: false, highlights: 0 })));
}

function withDetail(level: Level, { summary, highlights }: Detail): Level {
  const shortened = (stage: Stage): Stage => ({
    ...stage,
    summary: summary ? stage.summary : '',
    highlights: stage.highlights.slice(0, highlights),
  });
  return { ...level, stages: level.stages.map(shortened) };
}

/** Leaves out the oldest entry until the rest has room, together with the line that counts what is gone. */
function newestOnly(levels: readonly Level[]): GuidePlan {
  const noteHeight = blocksHeight([{ text: '+', sizePx: smallestTextPx }], pageArea.widthPx) + gapPx;
  let rest = levels;
  let omitted = 0;
  while (rest.length > 0 && guideHeight(rest, smallestTextPx) + noteHeight > pageArea.heightPx) {
    const [oldest, ...newer] = rest;
    const kept = oldest?.stages.slice(1) ?? [];
    rest = oldest && kept.length > 0 ? [{ ...oldest, stages: kept }, ...newer] : newer;
    omitted += 1;
  }
  return { sizePx: smallestTextPx, levels: rest, omitted };
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
  return blocksHeight([heading, where], widthPx, listLineHeight) + blocksHeight(told, widthPx - 20, listLineHeight);
}
