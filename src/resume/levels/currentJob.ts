// Finds the current job. Profile, letter, levels and console all call this, so they agree.
import { isOneJob } from './isOneJob.ts';

type Job = {
  readonly position?: string | undefined;
  readonly name?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
};

/** Whether an entry has started and not ended. @param asOf the present, as `YYYY-MM-DD` */
export function isOngoing({ startDate = '', endDate = '' }: Job, asOf: string): boolean {
  // ISO dates sort as strings. A month or year has begun on its first day.
  return startDate !== '' && startDate <= asOf && (!endDate || endDate > asOf);
}

/** The current job: of the ongoing ones, the one that began last, else the first listed. `undefined` between jobs. */
export function currentJob<J extends Job>(jobs: readonly J[], asOf: string): J | undefined {
  const ongoing = jobs.filter(
    (job) => (job.position?.trim() || job.name?.trim()) && isOngoing(job, asOf) && isOneJob(job),
  );
  return ongoing.reduce<J | undefined>((newest, job) => (newest && !isLater(job, newest) ? newest : job), undefined);
}

/** Whether a job began after another one. `2021` is not after `2021-03`, nor before it. */
function isLater({ startDate = '' }: Job, { startDate: otherStart = '' }: Job): boolean {
  return startDate.slice(0, otherStart.length) > otherStart.slice(0, startDate.length);
}

/** Separates the roles of a title: `Teacher and Translator`, `Designer | Speaker`. */
const roleSeparator = /\s[-–—|•·/&]\s|[,;|•·/&]|\s(?:and|und|et|y|e|en|i|og|och|ja)\s/iu;

/**
 * Whether a title names a job: `Director | Speaker` names a `Director of Data`. The title contains the position, or
 * the position (with the employer) contains one of the title's roles.
 */
export function namesJob(label: string, { position = '', name = '' }: Job): boolean {
  const positionWords = wordsOf(position || name);
  const jobWords = wordsOf(`${position} ${name}`);
  // "Engineer (iOS / Android)" is one role.
  const roles = label
    .replace(/\([^()]*\)/g, '')
    .split(roleSeparator)
    .map(wordsOf);
  return (
    includesAll(wordsOf(label), positionWords) ||
    roles.some((role) => includesAll(positionWords, role) || (role.length > 1 && includesAll(jobWords, role)))
  );
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

/** Words with the same first letters count as the same: `Engineer` and `Engineering`, `Direktor` and `Direktorin`. */
const stemLength = 6;

function isSameWord(a: string, b: string): boolean {
  return a === b || (a.length >= stemLength && a.slice(0, stemLength) === b.slice(0, stemLength));
}
