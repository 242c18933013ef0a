// Parses dates as people and programs write them, in several languages.

import { calendarDate } from '../../../src/resume/dates/calendarDate.ts';
import { asciiDigits } from '../text/asciiDigits.ts';
import { anyOf, listOf, words } from '../words/words.ts';
import { foldText, monthNumber } from './monthNumber.ts';
import { mayBeYears, yearsIn } from './shortYears.ts';

const presentWords: ReadonlySet<string> = new Set(listOf(words.dates.present).map(foldText));

/** Words before "present": "until now", "bis heute". */
const untilWord = new RegExp(`^${anyOf(words.dates.until)}\\s+`, 'u');

const sinceWord = new RegExp(`^${anyOf(words.dates.since)}\\s+`, 'u');

const periodSeparators = [
  /\s*(?:[–—→~]|--+)\s*/,
  /\s+-+\s+/,
  /\s+(?=to date$)/i,
  new RegExp(`\\s+${anyOf(words.dates['between two dates'])}\\s+`, 'iu'),
  /\s*-\s*/,
  /\s*\/\s*(?=\d{4}(?:-\d{1,2}){0,2}$)/,
];

/** The maximum length of one date or two, in characters. */
const maxDateLength = 120;

/** A period, which has no end if it is ongoing. */
export type Period = { startDate: string; endDate?: string };

export function isPresent(text: string): boolean {
  if (text.length > maxDateLength) return false;
  const phrase = foldText(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return (
    /^(?:[-–—…]+|\.{2,})$/.test(text.trim()) ||
    presentWords.has(phrase) ||
    presentWords.has(phrase.replace(untilWord, ''))
  );
}

const presentParts = new Set([...presentWords].flatMap((phrase) => phrase.split(' ')));

/** Whether a word is in a phrase for "until now": "aujourd", настоящее, время. */
const isPartOfPresent = (word: string): boolean => presentParts.has(foldText(word));

/** The first year that is read as a date. "Literature since 1865" has none. */
const earliestYear = 1900;

/**
 * Reads a date as `2023`, `2023-09` or `2023-09-28`; `undefined` if the text is not one date. Of
 * "03/04/2020" and "2011/12", which are ambiguous, it reads the year.
 */
export function readDate(text: string): string | undefined {
  if (text.length > maxDateLength) return undefined;
  const plain = foldText(withFullYears(text)).trim();
  if (mayBeYears(plain)) return plain.slice(0, 4);
  const isoText = parseNumericDate(plain) ?? parseWrittenDate(plain);
  const date = calendarDate(isoText);
  if (!date || date.year < earliestYear) return undefined;
  if (date.precision !== 'day' || !eveningBefore.test(plain)) return isoText;
  return new Date(Date.UTC(date.year, date.month - 1, date.day + 1)).toISOString().slice(0, 10);
}

/** The only number in a text, if it is a year or a numeric date: `2028-08` in "2028-08 (expected)". */
export function readDateAmongWords(text: string): string | undefined {
  const [, date = ''] = /^(?:\D*[\s(])?([\d./-]*\d)(?:[\s),.;:?]\D*)?$/.exec(asciiDigits(text).trim()) ?? [];
  return readDate(date);
}

/** Programs east of Greenwich store a day as its midnight, which is the evening before in UTC. */
const eveningBefore = /t(?:1[2-9]|2[0-3]):(?:00|15|30|45):00(?:\.0+)?z$/;

/** Parses "Jan 2020 – Present", "2019-2021" or "since 2020". A single date is both start and end. */
export function readPeriod(fileText: string): Period | undefined {
  if (fileText.length > maxDateLength) return undefined;
  // "May 2014 - Aug 2015 (1 year 4 months)"
  const text = withFullYears(fileText).replace(/\s*\([^()]*\)\s*$/, '');
  // "2024 - ", "2024-..."
  const openStart = /^(.*\d)\s*[-–—]+\s*(?:…|\.{2,})?\s*$/.exec(text)?.[1];
  const start = openStart && readDate(openStart);
  if (start) return { startDate: start };
  const since = foldText(text).replace(sinceWord, '');
  const singleDate = readDate(since);
  if (singleDate)
    return since === foldText(text) ? { startDate: singleDate, endDate: singleDate } : { startDate: singleDate };
  const years = yearsIn(text).find(({ match }) => match === text.trim());
  if (years?.reading === 'years') return { startDate: years.year, endDate: years.lastYear };
  for (const separator of periodSeparators) {
    const [from = '', to = '', ...extraParts] = text.split(separator);
    if (extraParts.length > 0 || !from || !to) continue;
    const period = periodBetween(from, to);
    if (period) return period;
  }
  return severalDates(text);
}

/** The two dates may be in reverse order: "Dec 2022 – Mar 2020", "Present – Dec 2022". */
function periodBetween(from: string, to: string): Period | undefined {
  const endDate = readDate(to);
  const startDate = readDate(from) ?? (endDate && startBefore(endDate, from));
  if (startDate && isPresent(to)) return { startDate };
  if (endDate && isPresent(from)) return { startDate: endDate };
  if (!startDate || !endDate) return undefined;
  const isReversed = startDate.slice(0, endDate.length) > endDate.slice(0, startDate.length);
  return isReversed ? { startDate: endDate, endDate: startDate } : { startDate, endDate };
}

/** "March – June 2020" has one year for both. "Dec – Feb 2020" begins in the year before. */
function startBefore(endDate: string, month: string): string | undefined {
  const year = Number(endDate.slice(0, 4));
  const start = readDate(`${month} ${year}`);
  return start && start > endDate ? readDate(`${month} ${year - 1}`) : start;
}

const dateSeparator = new RegExp(`\\s*[,;&]\\s*|\\s+${anyOf(words.dates['between several dates'])}\\s+`, 'iu');

/** The period of "between 2019 and 2021", or the last of separate dates, as in "2023, 2025". */
function severalDates(text: string): Period | undefined {
  const [from = '', to = ''] = isBetween(text) ? foldText(text).replace(sinceWord, '').split(dateSeparator) : [];
  return from ? periodBetween(from, to) : separatePeriods(text).at(-1);
}

const isBetween = (text: string) => sinceWord.test(foldText(text)) && text.split(dateSeparator).length === 2;

/** The periods in "2023, 2025" or "May 2016; June 2017", sorted by end; none if a part is not a date. */
function separatePeriods(text: string): readonly Period[] {
  const parts = text.split(dateSeparator);
  const periods = parts.length > 1 ? parts.flatMap((part) => readPeriod(part) ?? []) : [];
  const end = ({ endDate = '9999' }: Period) => endDate;
  return periods.length === parts.length ? periods.toSorted((a, b) => end(a).localeCompare(end(b))) : [];
}

type DateParts = { year?: string; shortYear?: string; month?: string; day?: string; either?: string; or?: string };

const numericPatterns: readonly RegExp[] = [
  /^(?<year>\d{4})$/,
  /^(?<year>\d{4})(?<separator>\s?[-/. ]\s?)(?<month>\d{1,2})(?:\k<separator>(?<day>\d{1,2}))?\.?(?:[t ]\s?\d{1,2}:.*)?$/,
  /^(?<month>\d{1,2})\s?[-/. ]\s?(?<year>\d{4})$/,
  /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})$/,
  /^(?<either>\d{1,2})[-/](?<or>\d{1,2})[-/](?<year>\d{4})$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<shortYear>\d{2})$/,
  /^(?<either>\d{1,2})\/(?<or>\d{1,2})\/(?<shortYear>\d{2})$/,
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})?$/,
  /^(?<year>\d{4})\s?[年년]\s?(?:(?<month>\d{1,2})\s?[月월]\s?(?:(?<day>\d{1,2})\s?[日일])?)?$/,
  // "WS 2019/20": a semester, or a school year.
  new RegExp(`^${anyOf(words.dates.terms)}\\s(?<year>\\d{4})(?:/(?:\\d{2}|\\d{4}))?$`, 'u'),
];

function parseNumericDate(text: string): string | undefined {
  for (const pattern of numericPatterns) {
    const groups: DateParts | undefined = pattern.exec(text)?.groups;
    if (!groups) continue;
    const { shortYear, either, or } = groups;
    const year = shortYear ? fullYear(shortYear) : groups.year;
    if (!either || !or) return isoDate(year, groups.month, groups.day);
    // Europe writes the day first, the United States the month. If both fit, keep the year.
    if (Number(either) > 12) return isoDate(year, or, either);
    if (Number(or) > 12 || either === or) return isoDate(year, either, or);
    return year;
  }
  return undefined;
}

/** "July '25", "Sept`25" */
const withFullYears = (text: string) =>
  text.replace(/(?<!(?<!\p{L})\p{L}{1,2})['’`´](\d\d)(?!\d)/gu, (_, year: string) => ` ${fullYear(year)}`);

/** "19" is 2019, "87" is 1987. */
const fullYear = (shortYear: string) => (Number(shortYear) < 60 ? `20${shortYear}` : `19${shortYear}`);

function parseWrittenDate(text: string): string | undefined {
  // "Thu, 28 Aug 2014 00:00:00 GMT"
  const dateWords = text
    .replace(/\s\d{1,2}:\d{2}(?::\d{2})?\b.*$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const years = dateWords.filter((word) => /^[12]\d{3}$/.test(word));
  // Stop early for most texts, because a long résumé has thousands that are not dates.
  if (years.length !== 1) return undefined;
  const months = dateWords.map(monthNumber).filter((month) => month !== undefined);
  const days = dateWords.filter((word) => /^\d{1,2}(?:st|nd|rd|th|er|o)?$/.test(word));
  const digits = dateWords.filter((word) => /\d/.test(word)).length;
  const [year] = years;
  if (hasPresent(dateWords) || months.length > 1 || digits !== 1 + days.length || days.length > 1) return undefined;
  const [month] = months;
  // "Summer 2019", "about 2019": only the year is certain.
  if (month === undefined) return days.length === 0 ? year : undefined;
  return isoDate(year, String(month), days[0]?.replace(/\D/g, ''));
}

/** Whether a word, alone or with the next one, means the present: `aujourd hui`. */
function hasPresent(dateWords: readonly string[]): boolean {
  return dateWords.some((word, index) => isPresent(word) || isPresent(`${word} ${dateWords[index + 1] ?? ''}`));
}

/** Programs write 00 for an unknown month or day. */
function isoDate(year = '', month = '', day = ''): string {
  return [year, month, day]
    .map((part) => part.padStart(2, '0'))
    .filter((_, index, parts) => parts.slice(1, index + 1).every((part) => part !== '00'))
    .join('-');
}

/** Words between and before dates. */
const otherDateWords: ReadonlySet<string> = new Set(
  [words.dates['before a date'], words.dates['between several dates']].flatMap(listOf),
);

/** Whether a date in JSON Resume can express a word: "May" and "present", but no season. */
export function isDatePart(word: string): boolean {
  const isWord = otherDateWords.has(word.toLowerCase()) || isPartOfPresent(word);
  return isWord || /^2020-\d\d/.test(readDate(`${word} 2020`) ?? '');
}

const between = anyOf(words.dates['between several dates']);

/** "(3 years 2 months)", which LinkedIn adds. */
const duration = new RegExp(
  `\\s*\\(?(?:\\b\\d+ ?${anyOf(words.dates['units of time'])}(?!\\p{L})(?: ${between}(?= \\d)|[, ])*)+\\)?\\s*$`,
  'iu',
);

export const withoutDuration = (text: string) => text.replace(duration, '');

const season = new RegExp(`^${anyOf(words.dates.seasons)}$`, 'iu');

export const isSeason = (word: string): boolean => season.test(word);

/** The text that date fields cannot hold: all of "Summer 2019" and "2017, 2019", "weekends" in "2020 – (weekends)". */
export function remarkOfDates(text: unknown): string | undefined {
  const plain = typeof text === 'string' ? withoutDuration(text) : '';
  const [, dates = '', note] = /^(.*?)\s*\(([^()]*\p{L}[^()]*)\)$/u.exec(plain) ?? [];
  if (readPeriod(dates) && remarkOfDates(dates) === undefined) return note;
  const dateWords = plain.match(/\p{L}+/gu) ?? [];
  const otherWords = dateWords.filter((word) => !isDatePart(word));
  if (!isBetween(plain) && severalDates(plain)) return plain;
  return otherWords.length === 0 ? undefined : plain;
}

/** The text that one date field cannot hold: seasons, further dates, or a note in brackets. */
export function remarkOfDate(text: unknown): string | undefined {
  const remark = (readPeriod(String(text)) && remarkOfDates(text)) || '';
  const hasOnlySeasons = remark.match(/\p{L}+/gu)?.every(isSeason);
  return /^\D+$/.test(remark) || hasOnlySeasons || remark.split(dateSeparator).length > 1 ? remark : undefined;
}
