import { baseMessagesFor } from './baseMessagesFor.ts';
import type { Content } from './Content.ts';
import { formatPeriod } from './formatPeriod.ts';
import { isOngoing, stages } from './stages.ts';

/** The job that is going on. */
export type NowPlaying = {
  readonly role: string;
  /** `''` where the role is all there is. */
  readonly employer: string;
  /** Since when: `'Mar 2022'`. */
  readonly since: string;
};

/** Today's job: of several the one that has lasted longest, as the bonus stage. `undefined` between jobs. */
export function nowPlaying(content: Content): NowPlaying | undefined {
  const job = stages(content).find((stage) => stage.kind === 'job' && isOngoing(stage, content.asOf));
  if (!job) return undefined;
  const { title, organization, startDate } = job;
  return { role: title, employer: organization, since: formatPeriod(startDate, startDate, baseMessagesFor(content)) };
}
