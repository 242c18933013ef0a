// Converts years of the solar calendar of Iran.
import { everyValue } from '../values.ts';

/** How a file counts its years: `solar` is the Solar Hijri calendar of Iran. */
export type Calendar = 'gregorian' | 'solar';

const gregorianYear = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const solarYearOnly = /(?<!\d)1(?:3[1-9]|40)\d(?!\d)/;

/** `solar` if a text is Persian, or if several dates have solar years and none a Gregorian one. */
export function calendarOf(document: unknown): Calendar {
  const texts = [...everyValue(document)].flatMap(({ value }) =>
    typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
  );
  if (texts.some((text) => /[پچژگکی۰-۹]/.test(text))) return 'solar';
  const dates = texts.filter((text) => text.length < maxDateLength).map(asciiDigits);
  const isSolar = dates.filter((text) => solarYearOnly.test(text)).length > 1;
  return isSolar && !dates.some((text) => gregorianYear.test(text)) ? 'solar' : 'gregorian';
}

/** In characters. A longer text is no date. */
const maxDateLength = 30;

/** Solar years that a résumé can have. Later numbers are years of the lunar calendar. */
const solarYears = { first: 1310, last: 1410 };

/** The Gregorian date of a solar one: `1399-06` is `2020-08`, the month in which it begins. */
export function fromSolarHijri(date: string): string | undefined {
  const parts = /^(1[34]\d\d)(?:-(\d\d)(?:-(\d\d))?)?$/.exec(date) ?? [];
  const [, year = 0, month = 0, day = 0] = parts.map((part = '0') => Number(part));
  if (year < solarYears.first || year > solarYears.last || month > 12 || day > (month > 6 ? 30 : 31)) return undefined;
  if (month === 0) return String(year + 621);
  const monthsBefore = month - 1;
  const dayOfYear = monthsBefore * 30 + Math.min(monthsBefore, 6) + Math.max(day, 1) - 1;
  const gregorian = new Date(Date.UTC(year + 621, 2, newYearsDay(year) + dayOfYear)).toISOString();
  return gregorian.slice(0, day > 0 ? 10 : 7);
}

const solarYear = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', { year: 'numeric', timeZone: 'UTC' });

/** The day in March on which a solar year begins: from the 20th to the 22nd. */
function newYearsDay(year: number): number {
  return [20, 21].find((day) => Number.parseInt(solarYear.format(Date.UTC(year + 621, 2, day)), 10) === year) ?? 22;
}

/** Replaces any script's digits by 0 to 9. Unicode lists each script's digits from zero. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    let codePoint = digit.codePointAt(0) ?? 0;
    let value = -1;
    for (; /\p{Nd}/u.test(String.fromCodePoint(codePoint)); codePoint--) value++;
    return String(value % 10);
  });
}
