import type { Content } from './Content.ts';
import { dateNumber } from './calendarDate.ts';
import { goesOn, type Stage, stages } from './stages.ts';

const regularLevels = [1, 2, 3, 4, 5] as const;

/** A level of the experience guide. */
export type Level = {
  number: (typeof regularLevels)[number] | 'bonus';
  stage: Stage;
  /** Whether the level before names the same employer, or the same school. */
  samePlace: boolean;
};

/** The most levels that there are: those with a number, and the bonus stage. */
export const mostLevels = regularLevels.length + 1;

/**
 * The work history as levels, the oldest job or training first, what is going on last. Of more than six entries the six that
 * weigh most are levels: a job before a course, then the longer, then the later. The sixth is the bonus stage: of what is going on
 * what weighs most, else the last in time. Where the owner has chosen, those are levels.
 */
export function levels(content: Content): readonly Level[] {
  const all = stages(content);
  const isCurrent = (stage: Stage) => goesOn(stage, content.asOf);
  const named = all.filter((stage) => content.game.levels?.includes(levelName(stage)));
  const heaviest = (named.length > 0 ? named : [...all]).sort(byWeight).slice(0, mostLevels);
  const chosen = all.filter((stage) => heaviest.includes(stage));
  const bonus = chosen.length === mostLevels ? (heaviest.find(isCurrent) ?? chosen.at(-1)) : undefined;
  const rank = (stage: Stage) => (stage === bonus ? 2 : Number(isCurrent(stage)));
  return chosen
    .sort((a, b) => rank(a) - rank(b))
    .map((stage, index, inOrder) => ({
      number: regularLevels[index] ?? 'bonus',
      stage,
      samePlace: isAtSamePlace(stage, inOrder[index - 1]),
    }));
}

/** How many jobs and trainings are no level. */
export function besideLevels(content: Content): number {
  return stages(content).length - levels(content).length;
}

/** What game.json calls a job or a training: `Joiner, Oak Mill`. */
export function levelName({ title, place }: Stage): string {
  return [title, place].filter(Boolean).join(', ');
}

function byWeight(a: Stage, b: Stage): number {
  const isJob = ({ kind }: Stage) => Number(kind === 'job');
  const ends = ({ endDate, startDate }: Stage) => dateNumber(endDate, startDate ? Number.MAX_SAFE_INTEGER : 0);
  return isJob(b) - isJob(a) || b.months - a.months || ends(b) - ends(a);
}

function isAtSamePlace({ kind, place }: Stage, before: Stage | undefined): boolean {
  return place !== '' && kind === before?.kind && place.toLowerCase() === before.place.toLowerCase();
}
