import type { Content } from '../Content.ts';
import { dateNumber } from '../dates/calendarDate.ts';
import { durationMonths } from '../dates/duration.ts';
import { anyJobWord } from '../words/jobWords.ts';
import { isOngoing } from './currentJob.ts';
import { type Stage, stages } from './stages.ts';

const regularLevels = [1, 2, 3, 4, 5] as const;

export type Level = {
  number: (typeof regularLevels)[number] | 'bonus';
  stage: Stage;
  /** Whether this and the previous level are jobs at one employer. */
  isAtSameEmployer: boolean;
};

/** The maximum number of levels: the numbered ones and the bonus stage. */
export const maxLevels = regularLevels.length + 1;

/** With more entries than levels, the newest job at each of this many employers is a level. */
const newestEmployerCount = 3;

/** With more entries than levels, this many of the newest leadership roles are levels. */
const newestLeadershipCount = 2;

/** Jobs shorter than this, in months, do not reserve a level for their employer. */
const minMonths = 3;

/** An entry weighs its length in months, up to this. Each year since its end subtracts `monthsLostPerYear`. */
const maxWeightMonths = 60;
const monthsLostPerYear = 6;

const wholeWord = (word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
const leadershipRole = wholeWord(anyJobWord('leadership roles'));
const doctorate = wholeWord(anyJobWord('doctorates'));

/**
 * The work history as levels: the oldest job or education entry first, ongoing ones last. If there are
 * more than six, the current job, the newest leadership roles, a doctorate and the newest employers
 * become levels, then those with the most weight: jobs before education, longer and later ones first.
 * The sixth is the bonus stage: the current job, else the latest. Entries that are not a single job,
 * such as `Earlier experience`, are skipped. If game.json selects entries, only those count.
 */
export function levels(content: Content): readonly Level[] {
  const allStages = stages(content);
  const listedStages = allStages.filter((stage) => content.game.levels?.includes(levelName(stage)));
  const candidates =
    listedStages.length > 0 ? listedStages : allStages.filter(({ isExcludedFromLevels }) => !isExcludedFromLevels);
  const byImportance = [...mainStages(candidates), ...[...candidates].sort(byWeight(content.asOf))];
  const selectedStages = new Set([...new Set(byImportance)].slice(0, maxLevels));
  const isFull = selectedStages.size === maxLevels;
  const rank = (stage: Stage) => (isFull && stage.isCurrentJob ? 2 : Number(isOngoing(stage, content.asOf)));
  return (
    candidates
      .filter((stage) => selectedStages.has(stage))
      // Stages of the same rank stay in their order, oldest first.
      .sort((a, b) => rank(a) - rank(b))
      .map((stage, index, inOrder) => ({
        number: regularLevels[index] ?? 'bonus',
        stage,
        isAtSameEmployer: isSameEmployer(stage, inOrder[index - 1]),
      }))
  );
}

/** The current job, newest leadership roles, a doctorate, and the newest employers' newest jobs. */
function mainStages(candidates: readonly Stage[]): readonly Stage[] {
  const datedStages = candidates.filter(({ endDate, startDate }) => endDate || startDate);
  const newestFirst = datedStages.sort(
    (a, b) => endNumber(b) - endNumber(a) || dateNumber(b.startDate, 0) - dateNumber(a.startDate, 0),
  );
  const jobs = newestFirst.filter(({ kind }) => kind === 'job');
  const newestPerEmployer = (all: readonly Stage[]) =>
    all.filter((stage, index) => !all.slice(0, index).some((newer) => isSameEmployer(stage, newer)));
  return [
    ...jobs.filter(({ isCurrentJob }) => isCurrentJob),
    ...newestPerEmployer(jobs.filter((job) => isLong(job) && leadershipRole.test(job.title))).slice(
      0,
      newestLeadershipCount,
    ),
    ...newestFirst.filter(({ kind, title }) => kind === 'education' && doctorate.test(title)).slice(0, 1),
    ...newestPerEmployer(jobs.filter(isLong)).slice(0, newestEmployerCount),
  ];
}

/** The number of jobs and education entries that are not levels. */
export function nonLevelStageCount(content: Content): number {
  return stages(content).length - levels(content).length;
}

/** The name of a job or education entry in game.json: `Joiner, Oak Mill`. */
export function levelName({ title, organization }: Stage): string {
  return [title, organization].filter(Boolean).join(', ');
}

/** Whether a job is ongoing, has an unknown length, or lasted at least {@link minMonths}. */
const isLong = ({ months, endDate }: Stage) => !endDate || months === 0 || months >= minMonths;

const byWeight = (asOf: string) => (a: Stage, b: Stage) => {
  const yearsSinceEnd = ({ endDate }: Stage) => (endDate ? (durationMonths(endDate, asOf, asOf) ?? 0) / 12 : 0);
  const weight = (stage: Stage) => Math.min(stage.months, maxWeightMonths) - yearsSinceEnd(stage) * monthsLostPerYear;
  return (
    Number(b.kind === 'job') - Number(a.kind === 'job') ||
    Number(isLong(b)) - Number(isLong(a)) ||
    weight(b) - weight(a) ||
    b.months - a.months ||
    endNumber(b) - endNumber(a)
  );
};

/** A sortable end date. Ongoing entries have the largest. */
function endNumber({ endDate, startDate }: Stage): number {
  return dateNumber(endDate, startDate ? Number.MAX_SAFE_INTEGER : 0);
}

function isSameEmployer({ kind, organization }: Stage, previous: Stage | undefined): boolean {
  return (
    kind === 'job' &&
    kind === previous?.kind &&
    organization !== '' &&
    organization.toLowerCase() === previous.organization.toLowerCase()
  );
}
