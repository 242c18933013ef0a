import { calendarDate } from '../calendarDate.ts';
import type { Resume } from '../Resume.ts';

/** The years that a résumé has dated work for: those of two jobs at once count once. `undefined` where no job has a date. */
export function yearsOfWork({ work = [] }: Pick<Resume, 'work'>, asOf: string): number | undefined {
  const now = monthNumber(asOf);
  const spans = work
    .map(({ startDate, endDate }) => ({
      from: monthNumber(startDate),
      to: Math.min(monthNumber(endDate) || now, now),
    }))
    .filter(({ from }) => from > 0)
    .sort((a, b) => a.from - b.from);
  if (spans.length === 0) return undefined;
  let months = 0;
  let until = 0;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return Math.floor(months / 12);
}

/** Months since the year 0, a year's own is its first; 0 for what is no date. */
function monthNumber(text: string | undefined): number {
  const date = calendarDate(text);
  if (!date) return 0;
  return date.year * 12 + (date.precision === 'year' ? 0 : date.month - 1);
}
