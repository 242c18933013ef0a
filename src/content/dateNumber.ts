import { calendarDate } from './calendarDate.ts';

/** A number that grows with the date; a year stands before its months, a month before its days. */
export function dateNumber(text: string | undefined, unknown: number): number {
  const date = calendarDate(text);
  if (!date) return unknown;
  const month = date.precision === 'year' ? 0 : date.month;
  const day = date.precision === 'day' ? date.day : 0;
  return date.year * 10_000 + month * 100 + day;
}
