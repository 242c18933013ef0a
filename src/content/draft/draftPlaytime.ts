import { calendarDate } from '../calendarDate.ts';
import type { Resume } from '../Resume.ts';

const undated = 'Not counted';
const isNew = 'New game';

/**
 * For how long the owner has been at it, in whole years since the first job; without one, since the first project or
 * voluntary work.
 */
export function draftPlaytime({ work = [], volunteer = [], projects = [] }: Resume, asOf: string): string {
  const first = firstStart(work) ?? firstStart([...volunteer, ...projects]);
  const from = calendarDate(first);
  const to = calendarDate(asOf);
  if (!from || !to) return undated;
  const isBeforeItsDay = from.precision !== 'year' && to.precision !== 'year' && to.month < from.month;
  const years = to.year - from.year - (isBeforeItsDay ? 1 : 0);
  if (years < 1) return isNew;
  return years === 1 ? '1+ year' : `${years}+ years`;
}

function firstStart(entries: readonly { startDate?: string | undefined }[]): string | undefined {
  const [first] = entries
    .map(({ startDate }) => startDate)
    .filter((date) => calendarDate(date) !== undefined)
    .sort();
  return first;
}
