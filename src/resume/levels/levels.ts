import type { Content } from '../Content.ts';
import { dateNumber } from '../dates/calendarDate.ts';
import { isOngoing, type Stage, stages } from './stages.ts';

const regularLevels = [1, 2, 3, 4, 5] as const;

export type Level = {
  number: (typeof regularLevels)[number] | 'bonus';
  stage: Stage;
  /** Whether the previous level has the same employer or school. */
  isAtSameOrganization: boolean;
};

/** The maximum number of levels: the numbered ones and the bonus stage. */
export const maxLevels = regularLevels.length + 1;

/**
 * The work history as levels: the oldest job or training first, ongoing ones last. If there are
 * more than six, the six with the most weight become levels: jobs before courses, then longer before
 * shorter, then later before earlier. The sixth is the bonus stage: the ongoing one with the most
 * weight, else the latest. The owner's selection in game.json overrides the weight.
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

/** The number of jobs and trainings that are not levels. */
export function nonLevelStageCount(content: Content): number {
  return stages(content).length - levels(content).length;
}

/** The name of a job or training in game.json: `Joiner, Oak Mill`. */
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
