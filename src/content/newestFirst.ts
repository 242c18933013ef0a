import { dateNumber } from './calendarDate.ts';

type Dated = { startDate?: string | undefined; endDate?: string | undefined };

/**
 * Entries with the newest first: by their end (an entry that lasts comes first), then by their start, then as listed.
 * Undated ones keep together at the end.
 */
export function newestFirst<Entry extends Dated>(entries: readonly Entry[]): readonly Entry[] {
  const ends = ({ startDate, endDate }: Dated) => dateNumber(endDate, startDate ? Number.POSITIVE_INFINITY : 0);
  return [...entries].sort((a, b) => {
    const [endA, endB] = [ends(a), ends(b)];
    return endA === endB ? dateNumber(b.startDate, 0) - dateNumber(a.startDate, 0) : endB > endA ? 1 : -1;
  });
}
