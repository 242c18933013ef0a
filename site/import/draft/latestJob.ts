import type { Resume } from '../../../src/resume/Resume.ts';
import { textForDraft } from './textForDraft.ts';

/** The current or latest job. `position` or `employer` may be `''`, not both; dates may be `''`. */
export type LatestJob = { position: string; employer: string; isCurrent: boolean; startDate: string; endDate: string };

/** Texts in a position's place that name no position. */
const nonPosition = /^(?:self[- ]?employed|freelanc(?:e|ing)|retired|student|n\/?a|various|-+)$/i;

/**
 * The current job (the oldest of several, like the bonus stage), else the one that ended last;
 * `undefined` without a position or employer. A job without an end is current only with a start.
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
        // ISO dates sort as strings.
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
