import { type CalendarDate, calendarDate, daysIn } from '../../../src/resume/dates/calendarDate.ts';
import { error, type Path, type Problem } from '../report/Problem.ts';
import { quoteValue } from '../report/quoteValue.ts';
import { everyValue, isRecord } from './everyValue.ts';

const dateKeys: readonly unknown[] = ['startDate', 'endDate', 'date', 'releaseDate'];

/** Finds dates that do not exist, and ends before their starts. */
export function dateProblems(resume: unknown): Problem[] {
  return [...everyValue(resume)].flatMap(({ path, value }) => {
    if (isRecord(value)) return endBeforeStart(path, value);
    if (!isDateOfAnEntry(path) || typeof value !== 'string' || value.trim() === '' || calendarDate(value)) return [];
    return [error(path, invalidDateMessage(value))];
  });
}

/** Matches `work[0].startDate`; not `x-export.date` or `meta.date`. */
function isDateOfAnEntry(path: Path): boolean {
  return path.length === 3 && typeof path[1] === 'number' && dateKeys.includes(path[2]);
}

function invalidDateMessage(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text) ?? [];
  if (year && month && (Number(month) < 1 || Number(month) > 12)) {
    return `${quoteValue(text)} is not a valid date: months go from 01 to 12.`;
  }
  if (year && month && day) {
    const lastDay = daysIn(Number(year), Number(month));
    return `${quoteValue(text)} is not a valid date: days in ${year}-${month} go from 01 to ${lastDay}.`;
  }
  return `${quoteValue(text)} is not a valid date. Write a year, a month or a day: "2023", "2023-02" or "2023-02-28".`;
}

function endBeforeStart(path: Path, { startDate, endDate }: Record<string, unknown>): Problem[] {
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return [];
  const from = calendarDate(startDate);
  const to = calendarDate(endDate);
  if (!from || !to || !isBefore(to, from)) return [];
  const message = `The end date ${quoteValue(endDate)} is before the start date ${quoteValue(startDate)}. Swap the two, or correct one.`;
  return [error([...path, 'endDate'], message)];
}

/** Compares up to the precision of both: 2020 is not before 2020-06. */
function isBefore(a: CalendarDate, b: CalendarDate): boolean {
  if (a.year !== b.year || a.precision === 'year' || b.precision === 'year') return a.year < b.year;
  if (a.month !== b.month || a.precision === 'month' || b.precision === 'month') return a.month < b.month;
  return a.day < b.day;
}
