import type { Content } from './Content.ts';
import { dateNumber } from './calendarDate.ts';
import { isOngoing, type Stage, stages } from './stages.ts';

const regularLevels = [1, 2, 3, 4, 5] as const;

/** A level of the experience guide. */
export type Level = {
  number: (typeof regularLevels)[number] | 'bonus';
  stage: Stage;
  /** Whether the level before names the same employer, or the same school. */
  isAtSameOrganization: boolean;
};

/** The most levels that there are: those with a number, and the bonus stage. */
export const maxLevels = regularLevels.length + 1;

/**
 * The work history as levels, the oldest job or training first, what is going on last. Of more than six entries the six that
 * weigh most are levels: a job before a course, then the longer, then the later. The sixth is the bonus stage: of what is going on
 * what weighs most, else the last in time. Where the owner has chosen, those are levels.
 */
export function levels(content: Content): readonly Level[] {
  const allStages = stages(content);
  const isCurrent = (stage: Stage) => isOngoing(stage, content.asOf);
  const listedStages = allStages.filter((stage) => content.game.levels?.includes(levelName(stage)));
  const topStages = (listedStages.length > 0 ? listedStages : [...allStages]).sort(byWeight).slice(0, maxLevels);
  const selectedStages = allStages.filter((stage) => topStages.includes(stage));
  const bonus = selectedStages.length === maxLevels ? (topStages.find(isCurrent) ?? selectedStages.at(-1)) : undefined;
  const rank = (stage: Stage) => (stage === bonus ? 2 : Number(isCurrent(stage)));
  return selectedStages
    .sort((a, b) => rank(a) - rank(b))
    .map((stage, index, inOrder) => ({
      number: regularLevels[index] ?? 'bonus',
      stage,
      isAtSameOrganization: isSameOrganization(stage, inOrder[index - 1]),
    }));
}

/** How many jobs and trainings are no level. */
export function nonLevelStageCount(content: Content): number {
  return stages(content).length - levels(content).length;
}

/** What game.json calls a job or a training: `Joiner, Oak Mill`. */
export function levelName({ title, organization }: Stage): string {
  return [title, organization].filter(Boolean).join(', ');
}

function byWeight(a: Stage, b: Stage): number {
  const isJob = ({ kind }: Stage) => Number(kind === 'job');
  const endNumber = ({ endDate, startDate }: Stage) => dateNumber(endDate, startDate ? Number.MAX_SAFE_INTEGER : 0);
  return isJob(b) - isJob(a) || b.months - a.months || endNumber(b) - endNumber(a);
}

function isSameOrganization({ kind, organization }: Stage, previous: Stage | undefined): boolean {
  return (
    organization !== '' && kind === previous?.kind && organization.toLowerCase() === previous.organization.toLowerCase()
  );
}
