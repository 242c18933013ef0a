import type { Content } from '../Content.ts';
import { dateNumber } from '../dates/calendarDate.ts';
import { isOngoing } from './currentJob.ts';
import { type Stage, stages } from './stages.ts';

const regularLevels = [1, 2, 3, 4, 5] as const;

export type Level = {
  number: (typeof regularLevels)[number] | 'bonus';
  stage: Stage;
  /** Whether the previous level has the same employer or school. */
  isAtSameOrganization: boolean;
};

/** The maximum number of levels: the numbered ones and the bonus stage. */
export const maxLevels = regularLevels.length + 1;

/** With more entries than levels, the newest jobs at this many employers are always levels. */
const newestEmployerCount = 3;

/**
 * The work history as levels: the oldest job or education entry first, ongoing ones last. If there are
 * more than six, the current job and the newest employers become levels, then those with the most
 * weight: jobs before courses, then longer before shorter, then later before earlier. The sixth is
 * the bonus stage: the current job, else the latest. An entry that is not one job is not a level.
 * The owner's selection in game.json overrides all of this.
 */
export function levels(content: Content): readonly Level[] {
  const allStages = stages(content);
  const listedStages = allStages.filter((stage) => content.game.levels?.includes(levelName(stage)));
  const candidates = listedStages.length > 0 ? listedStages : allStages.filter(({ isNoLevel }) => !isNoLevel);
  const byImportance = [...newestJobs(candidates), ...[...candidates].sort(byWeight)];
  const selectedStages = new Set([...new Set(byImportance)].slice(0, maxLevels));
  const isFull = selectedStages.size === maxLevels;
  const rank = (stage: Stage) => (isFull && stage.isCurrentJob ? 2 : Number(isOngoing(stage, content.asOf)));
  return candidates
    .filter((stage) => selectedStages.has(stage))
    .sort((a, b) => rank(a) - rank(b))
    .map((stage, index, inOrder) => ({
      number: regularLevels[index] ?? 'bonus',
      stage,
      isAtSameOrganization: isSameOrganization(stage, inOrder[index - 1]),
    }));
}

/** The current job, then the newest job at each of the newest employers. */
function newestJobs(candidates: readonly Stage[]): readonly Stage[] {
  const dated = candidates.filter(({ kind, endDate, startDate }) => kind === 'job' && (endDate || startDate));
  const newestFirst = dated.sort(
    (a, b) =>
      Number(b.isCurrentJob ?? false) - Number(a.isCurrentJob ?? false) ||
      endNumber(b) - endNumber(a) ||
      dateNumber(b.startDate, 0) - dateNumber(a.startDate, 0),
  );
  return newestFirst
    .filter((stage, index) => !newestFirst.slice(0, index).some((newer) => isSameOrganization(stage, newer)))
    .slice(0, newestEmployerCount);
}

/** The number of jobs and education entries that are not levels. */
export function nonLevelStageCount(content: Content): number {
  return stages(content).length - levels(content).length;
}

/** The name of a job or education entry in game.json: `Joiner, Oak Mill`. */
export function levelName({ title, organization }: Stage): string {
  return [title, organization].filter(Boolean).join(', ');
}

function byWeight(a: Stage, b: Stage): number {
  const isJob = ({ kind }: Stage) => Number(kind === 'job');
  return isJob(b) - isJob(a) || b.months - a.months || endNumber(b) - endNumber(a);
}

/** Sorts by end; ongoing entries last. */
function endNumber({ endDate, startDate }: Stage): number {
  return dateNumber(endDate, startDate ? Number.MAX_SAFE_INTEGER : 0);
}

function isSameOrganization({ kind, organization }: Stage, previous: Stage | undefined): boolean {
  return (
    organization !== '' && kind === previous?.kind && organization.toLowerCase() === previous.organization.toLowerCase()
  );
}
