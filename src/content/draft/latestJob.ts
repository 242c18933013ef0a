import type { Resume } from '../Resume.ts';
import { textForDraft } from './textForDraft.ts';

/** What the owner did last, or does now. Either text may be `''`, not both; a date may be `''`. */
export type LatestJob = { position: string; employer: string; isCurrent: boolean; startDate: string; endDate: string };

/** What stands where a position would, and is none. */
const nonPosition = /^(?:self[- ]?employed|freelanc(?:e|ing)|retired|student|n\/?a|various|-+)$/i;

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
          position: textForDraft(position).replace(nonPosition, ''),
          employer: textForDraft(name),
          isCurrent,
          startDate,
          endDate,
        },
        // Dates of this form are in the order of time when they are in that of letters.
        ends: isCurrent ? '9' : endDate,
      };
    })
    .filter(({ job }) => job.position || job.employer)
    .sort((a, b) => compare(b.ends, a.ends) || compare(a.job.startDate, b.job.startDate));
  return latest?.job;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
