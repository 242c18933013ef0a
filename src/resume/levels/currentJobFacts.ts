import type { Content } from '../Content.ts';
import { formatPeriod } from '../dates/formatPeriod.ts';
import { baseMessagesFor } from '../messages/baseMessagesFor.ts';
import { contentFor } from '../sections/sectionFields.ts';
import { stages } from './stages.ts';

export type CurrentJobFacts = {
  readonly role: string;
  /** `''` if the job has none, or has no position: then `role` is the employer. */
  readonly employer: string;
  /** The start: `'Mar 2022'`. */
  readonly since: string;
};

/** The current job; `undefined` between jobs. */
export function currentJobFacts(content: Content): CurrentJobFacts | undefined {
  const job = stages(content).find(({ isCurrentJob }) => isCurrentJob);
  if (!job) return undefined;
  const { title, organization, startDate } = job;
  return { role: title, employer: organization, since: formatPeriod(startDate, startDate, baseMessagesFor(content)) };
}

/**
 * The current job on one line: `'Baker, Oven'`, or `'Oven'` if the role is also the owner's job title.
 * `''` between jobs, and if the console shows no work.
 */
export function currentJobLine(content: Content): string {
  const job = currentJobFacts(contentFor('console', content));
  if (!job) return '';
  const isLabel = job.employer !== '' && job.role === content.resume.basics.label;
  return [isLabel ? '' : job.role, job.employer].filter(Boolean).join(baseMessagesFor(content).comma);
}
