import type { Content } from '../../src/resume/Content.ts';
import { type CalendarDate, calendarDate } from '../../src/resume/dates/calendarDate.ts';

/** A PDF's creation date. Months and days count from 1. */
export type DocumentDate = { year: number; month: number; day: number };

/**
 * The documents' date. It depends on the content alone, so that the same content gives the same
 * bytes: `meta.lastModified`, else the newest date in the résumé that is not in the future, else
 * January 1 of the copyright year.
 */
export function documentDate({ resume, game, asOf }: Content): DocumentDate {
  const stated = calendarDate(resume.meta?.lastModified?.slice(0, 10));
  if (stated) return firstDay(stated);
  const days = datesIn(resume)
    .map((text) => calendarDate(text))
    .filter((date) => date !== undefined)
    .map(firstDay)
    .filter((date) => inDigits(date) <= asOf)
    .sort((a, b) => inDigits(a).localeCompare(inDigits(b)));
  return days.at(-1) ?? { year: game.site.copyrightYear, month: 1, day: 1 };
}

function datesIn({ work = [], volunteer = [], education = [], projects = [], ...rest }: Content['resume']) {
  const periods = [...work, ...volunteer, ...education, ...projects];
  return [
    ...periods.flatMap(({ startDate, endDate }) => [startDate, endDate]),
    ...[...(rest.awards ?? []), ...(rest.certificates ?? [])].map(({ date }) => date),
    ...(rest.publications ?? []).map(({ releaseDate }) => releaseDate),
  ];
}

function firstDay(date: CalendarDate): DocumentDate {
  return {
    year: date.year,
    month: date.precision === 'year' ? 1 : date.month,
    day: date.precision === 'day' ? date.day : 1,
  };
}

function inDigits({ year, month, day }: DocumentDate): string {
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
