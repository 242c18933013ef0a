/** A date of JSON Resume: a day, a month or a year. Months and days are one-based. */
export type CalendarDate =
  | { precision: 'year'; year: number }
  | { precision: 'month'; year: number; month: number }
  | { precision: 'day'; year: number; month: number; day: number };

const datePattern = /^([12]\d{3})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** The number of days in a month. `month` is one-based: `daysIn(2024, 2)` is 29. */
export function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * Parses `2022`, `2022-03` or `2022-03-15`; `undefined` for others and for dates that do not exist
 * (`2023-02-30`, `2023-13`).
 */
export function calendarDate(text: string | undefined): CalendarDate | undefined {
  const [, yearText, monthText, dayText] = datePattern.exec(text?.trim() ?? '') ?? [];
  if (yearText === undefined) return undefined;
  const year = Number(yearText);
  if (monthText === undefined) return { precision: 'year', year };
  const month = Number(monthText);
  if (month < 1 || month > 12) return undefined;
  if (dayText === undefined) return { precision: 'month', year, month };
  const day = Number(dayText);
  return day >= 1 && day <= daysIn(year, month) ? { precision: 'day', year, month, day } : undefined;
}

/** A number that sorts dates: a year comes before its months, a month before its days. */
export function dateNumber(text: string | undefined, fallback: number): number {
  const date = calendarDate(text);
  if (!date) return fallback;
  const month = date.precision === 'year' ? 0 : date.month;
  const day = date.precision === 'day' ? date.day : 0;
  return date.year * 10_000 + month * 100 + day;
}
