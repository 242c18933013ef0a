import type { Content } from './Content.ts';
import { formatPeriod } from './formatPeriod.ts';
import { saidIn } from './saidIn.ts';
import { goesOn, stages } from './stages.ts';

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
  const job = stages(content).find((stage) => stage.kind === 'job' && goesOn(stage, content.asOf));
  if (!job) return undefined;
  const { title, place, startDate } = job;
  return { role: title, employer: place, since: formatPeriod(startDate, startDate, saidIn(content)) };
}
