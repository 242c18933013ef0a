import type { Resume } from '../Resume.ts';
import { plainWords } from './plainWords.ts';

/** What the owner did last, or does now. Either text may be `''`, not both; a year may be `''`. */
export type LatestJob = { position: string; employer: string; isCurrent: boolean; fromYear: string; toYear: string };

/**
 * Today's job, of several the one that has lasted longest, as the bonus stage; else the one that ended last; `undefined` where no job says what or
 * where. One without an end counts as present only if its start is known.
 */
export function latestJob({ work = [] }: Resume, asOf: string): LatestJob | undefined {
  const [latest] = work
    .map(({ name, position, startDate = '', endDate = '' }) => {
      const isCurrent = startDate !== '' && (endDate === '' || endDate > asOf);
      return {
        job: {
          position: plainWords(position),
          employer: plainWords(name),
          isCurrent,
          fromYear: startDate.slice(0, 4),
          toYear: endDate.slice(0, 4),
        },
        // Dates of this form are in the order of time when they are in that of letters.
        ends: isCurrent ? '9' : endDate,
        startDate,
      };
    })
    .filter(({ job }) => job.position || job.employer)
    .sort((a, b) => compare(b.ends, a.ends) || compare(a.startDate, b.startDate));
  return latest?.job;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
