// Durations. Both dates are first cut to the precision of the less precise one, then:
// - years: the difference ('2019' to '2021' is 2 yrs; within one year it is unknown);
// - months: the first and the last month both count ('2020-01' to '2020-12' is 1 yr);
// - days: whole months including the last day, at least one ('2020-01-01' to '2020-12-31' is 1 yr).

import type { Content } from '../Content.ts';
import { baseMessagesFor } from '../messages/baseMessagesFor.ts';
import { interfaceLanguage } from '../messages/interfaceLanguage.ts';
import { fillIn, formatCount, type PluralForms } from '../text/fillIn.ts';
import { type CalendarDate, calendarDate, daysIn } from './calendarDate.ts';

/**
 * The time from `start` to `end`: `'2 yrs 3 mos'`, `'8 mos'`, `'1 yr'`.
 * @param start first day, month or year, in JSON Resume's form
 * @param end last day, month or year; the present (`asOf`) if missing or empty
 * @param asOf the present, as `YYYY-MM-DD`
 * @returns `''` if the start is unknown, a date does not exist, the end comes before the start, or the
 * dates are one year without months
 */
export function duration(start: string | undefined, end: string | undefined, asOf: string): string {
  const months = durationMonths(start, end, asOf);
  return months === undefined ? '' : formatMonths(months);
}

/** Formats a number of months in the content's language: `2 yrs 3 mos`; `''` for 0. */
export function formatMonths(
  monthCount: number,
  content: Partial<Pick<Content, 'messages' | 'game' | 'textLanguages'>> = {},
): string {
  const { years, months, both } = baseMessagesFor(content).duration;
  const formatPart = (forms: PluralForms, count: number) =>
    count > 0 ? formatCount(forms, count, interfaceLanguage(content)) : '';
  const parts = { years: formatPart(years, Math.floor(monthCount / 12)), months: formatPart(months, monthCount % 12) };
  return parts.years && parts.months ? fillIn(both, parts) : parts.years || parts.months;
}

/** The duration in months; `undefined` if `duration` returns `''`. */
export function durationMonths(start: string | undefined, end: string | undefined, asOf: string): number | undefined {
  const from = calendarDate(start);
  const to = calendarDate(end?.trim() ? end : asOf);
  return from && to && monthsBetween(from, to);
}

/** Months between two dates by the rules above; `undefined` if unknown or if `to` comes before `from`. */
function monthsBetween(from: CalendarDate, to: CalendarDate): number | undefined {
  if (from.precision === 'year' || to.precision === 'year') {
    const years = to.year - from.year;
    return years > 0 ? years * 12 : undefined;
  }
  const monthSteps = (to.year - from.year) * 12 + to.month - from.month;
  if (from.precision === 'month' || to.precision === 'month') {
    return monthSteps < 0 ? undefined : monthSteps + 1;
  }
  if (monthSteps < 0 || (monthSteps === 0 && to.day < from.day)) return undefined;
  // Count to the day after the last one. At the end of a month, that is the first of the next month.
  const isEndOfMonth = to.day === daysIn(to.year, to.month);
  const dayAfter = isEndOfMonth ? 1 : to.day + 1;
  return Math.max(1, monthSteps + (isEndOfMonth ? 1 : 0) - (dayAfter < from.day ? 1 : 0));
}
