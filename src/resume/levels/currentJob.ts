// Finds the current job. Pages, drafts, checks and setup all call this, so they agree.
import type { WrittenResume } from '../Resume.ts';
import { isOneJob } from './isOneJob.ts';

type Job = Pick<NonNullable<WrittenResume['work']>[number], 'position' | 'name' | 'startDate' | 'endDate'>;

/** Whether an entry has started and not ended. @param asOf the present, as `YYYY-MM-DD` */
export function isOngoing({ startDate = '', endDate = '' }: Job, asOf: string): boolean {
  // ISO dates sort as strings. A month or year has begun on its first day.
  return startDate !== '' && startDate <= asOf && (!endDate || endDate > asOf);
}

/**
 * The current job: among the ongoing ones, the one that the owner's job title names, else the first
 * listed; in a list from old to new, the one that began last. `undefined` between jobs.
 * @param label the owner's job title, `basics.label`
 */
export function currentJob<J extends Job>(
  jobs: readonly J[],
  { label = '', asOf }: { label?: string | undefined; asOf: string },
): J | undefined {
  const ongoingJobs = jobs.filter(
    (job) => (job.position?.trim() || job.name?.trim()) && isOngoing(job, asOf) && isOneJob(job),
  );
  const scores = ongoingJobs.map((job) => sharedWordCount(label, job));
  const bestScore = Math.max(0, ...scores);
  const candidates = bestScore > 0 ? ongoingJobs.filter((_, index) => scores[index] === bestScore) : ongoingJobs;
  if (!isOldestFirst(jobs, asOf)) return candidates[0];
  return candidates.reduce<J | undefined>(
    (latest, job) => (latest && (latest.startDate ?? '') > (job.startDate ?? '') ? latest : job),
    undefined,
  );
}

/** Whether a title names a job: `Director | Speaker` names a `Director of Data`. */
export function namesJob(label: string, job: Job): boolean {
  return sharedWordCount(label, job) > 0;
}

/** Separates the roles of a title: `Teacher and Translator`, `Designer | Speaker`. */
const roleSeparator = /\s[-–—|•·/&]\s|[,;|•·/&]|\s(?:and|und|et|y|e|en|i|og|och|ja)\s/iu;

/**
 * The number of words that a title shares with a job. It is 0 unless the title contains the
 * position, or the position (with the employer) contains one of the title's roles.
 */
function sharedWordCount(label: string, { position = '', name = '' }: Job): number {
  const labelWords = wordsOf(label);
  const positionWords = wordsOf(position || name);
  const jobWords = wordsOf(`${position} ${name}`);
  // "Engineer (iOS / Android)" is one role.
  const roles = label
    .replace(/\([^()]*\)/g, '')
    .split(roleSeparator)
    .map(wordsOf);
  const isNamed =
    includesAll(labelWords, positionWords) ||
    roles.some((role) => includesAll(positionWords, role) || (role.length > 1 && includesAll(jobWords, role)));
  return isNamed ? jobWords.filter((word) => labelWords.some((other) => isSameWord(word, other))).length : 0;
}

/** The words of at least three letters, and acronyms. Chinese and Japanese characters count as words. */
function wordsOf(text: string): readonly string[] {
  const words = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}+#]+/gu) ?? [];
  const longWords = words.filter((word) => word.length > 2 || word === word.toUpperCase());
  return [...new Set(longWords.map((word) => word.toLowerCase()))];
}

function includesAll(words: readonly string[], parts: readonly string[]): boolean {
  return parts.length > 0 && parts.every((word) => words.some((other) => isSameWord(word, other)));
}

/** Words that share this many first letters count as the same: `Engineer` and `Engineering`. */
const stemLength = 6;

function isSameWord(a: string, b: string): boolean {
  return a === b || (a.length >= stemLength && a.slice(0, stemLength) === b.slice(0, stemLength));
}

/** Whether the list begins with an ended job and never goes back in time. */
function isOldestFirst(jobs: readonly Job[], asOf: string): boolean {
  const datedJobs = jobs.filter(({ startDate }) => startDate);
  const [first] = datedJobs;
  return (
    first !== undefined &&
    !isOngoing(first, asOf) &&
    datedJobs.every(({ startDate = '' }, index) => startDate >= (datedJobs[index - 1]?.startDate ?? ''))
  );
}
