import type { Content } from './Content.ts';
import { formatPeriod } from './formatPeriod.ts';
import { stages } from './stages.ts';

/** The job that is going on. */
export type NowPlaying = {
  readonly role: string;
  /** `''` where the role is all there is. */
  readonly employer: string;
  /** Since when: `'Mar 2022'`. */
  readonly since: string;
};

/** Today's job: of those with a start and no end the one begun last. `undefined` between jobs. */
export function nowPlaying(content: Content): NowPlaying | undefined {
  const job = stages(content).findLast(({ kind, startDate, endDate }) => kind === 'job' && startDate && !endDate);
  if (!job) return undefined;
  const { title, place, startDate } = job;
  return { role: title, employer: place, since: formatPeriod(startDate, startDate, content.game.site.language) };
}
