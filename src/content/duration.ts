// How long something lasted. Both ends are cut to the coarser of their two precisions first, then:
// - years: the difference of the years, at least one ('2019' to '2021' is 2 yr; '2020' to '2020' is 1 yr);
// - months: the first and the last month both count ('2020-01' to '2020-12' is 1 yr);
// - days: whole months, the last day included, at least one ('2020-01-01' to '2020-12-31' is 1 yr).

import { baseMessagesFor } from './baseMessagesFor.ts';
import type { Content } from './Content.ts';
import { type CalendarDate, calendarDate, daysIn } from './calendarDate.ts';
import { fillIn } from './fillIn.ts';
import { formatCount, type PluralForms } from './formatCount.ts';

/**
 * The time from `start` to `end` in years and months: `'2 yr 3 mo'`, `'8 mo'`, `'1 yr'`.
 *
 * @param start first day, month or year, in JSON Resume's form
 * @param end last day, month or year; when missing or empty, the present (`asOf`)
 * @param asOf the present, as `YYYY-MM-DD`
 * @returns `''` when the start is unknown, when a date does not exist, or when the end comes before the start
 */
export function duration(start: string | undefined, end: string | undefined, asOf: string): string {
  const months = durationMonths(start, end, asOf);
  return months === undefined ? '' : formatMonths(months);
}

/** So many months as people say them, in the content's language. */
export function formatMonths(monthCount: number, content: Partial<Pick<Content, 'messages' | 'game'>> = {}): string {
  const { years, months, both } = baseMessagesFor(content).lasted;
  const formatPart = (forms: PluralForms, count: number) =>
    count > 0 ? formatCount(forms, count, content.game?.site.language ?? 'en') : '';
  const parts = { years: formatPart(years, Math.floor(monthCount / 12)), months: formatPart(months, monthCount % 12) };
  return parts.years && parts.months ? fillIn(both, parts) : parts.years || parts.months;
}

/** The same in months; `undefined` where `duration` is `''`. */
export function durationMonths(start: string | undefined, end: string | undefined, asOf: string): number | undefined {
  const from = calendarDate(start);
  const to = calendarDate(end?.trim() ? end : asOf);
  return from && to && monthsBetween(from, to);
}

/** Months from one date to another by the rule above; `undefined` when they are the wrong way round. */
function monthsBetween(from: CalendarDate, to: CalendarDate): number | undefined {
  if (from.precision === 'year' || to.precision === 'year') {
    const years = to.year - from.year;
    return years < 0 ? undefined : Math.max(1, years) * 12;
  }
  const monthSteps = (to.year - from.year) * 12 + to.month - from.month;
  if (from.precision === 'month' || to.precision === 'month') {
    return monthSteps < 0 ? undefined : monthSteps + 1;
  }
  if (monthSteps < 0 || (monthSteps === 0 && to.day < from.day)) return undefined;
  // Counted to the morning after the last day, which is the first of the next month at a month's end.
  const endsMonth = to.day === daysIn(to.year, to.month);
  const morningAfter = endsMonth ? 1 : to.day + 1;
  return Math.max(1, monthSteps + (endsMonth ? 1 : 0) - (morningAfter < from.day ? 1 : 0));
}
