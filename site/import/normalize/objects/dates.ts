// Rules for the dates of an entry, and for the place of an award.
import { pathPattern, quoteValue } from '../../report/Finding.ts';
import { readAs } from '../../report/messages.ts';
import { htmlAsPlainText } from '../../text/htmlText.ts';
import { isEmpty, isRecord, type JsonObject } from '../../values.ts';
import { filePathOf, type NormalizationContext } from '../context.ts';
import { fieldNames, keysOf, normalizeKey, periodKeys } from '../fieldAliases.ts';
import { isOngoing, yearReadAs } from '../normalizeDateField.ts';
import { readPeriod, remarkOfDate, remarkOfDates } from '../readDate.ts';
import type { Fields } from '../resumeShape.ts';
import { namesOrganization } from '../roleIn.ts';
import { mayBeYears } from '../shortYears.ts';
import { unfinished } from './unfinished.ts';

/** Splits a text with both dates, "2019 – Present". The text may be in the start date. */
export function splitPeriod(entry: JsonObject, context: NormalizationContext, fields: Fields): JsonObject {
  const { filePath, reportChange, reportLoss } = context;
  if (!isEmpty(entry.endDate)) return entry;
  const isPeriod = (name: string) =>
    (!fields.has(name) && (periodKeys.test(normalizeKey(name)) || isSpan(entry[name])) && !isEmpty(entry[name])) ||
    (/^(?:summary|description)$/.test(name) && isPeriodText(String(entry[name])));
  const keys = isEmpty(entry.startDate) ? Object.keys(entry).filter(isPeriod) : ['startDate'];
  const periodAt = (name: string) => startAndEnd(withCentury(entry[name], entry));
  const key = keys.find((name) => !Object.values(periodAt(name)).every(isEmpty)) ?? keys[0];
  if (key === undefined) return entry;
  const { [key]: period, ...otherFields } = entry;
  const { startDate, endDate } = periodAt(key);
  if (isEmpty(startDate) && isEmpty(endDate)) return entry;
  if (key === 'startDate' && (isRecord(period) || startDate === endDate)) return entry;
  const end = isEmpty(endDate) ? 'to present' : `to ${dateText(endDate)}`;
  if (mayBeYears(String(period))) reportLoss([...filePath, key], yearReadAs(period, startDate));
  else reportChange([...filePath, key], readAs(quoteValue(period), `from ${dateText(startDate)} ${end}`));
  return { ...withText(otherFields, { above: remarkOfDates(period) }, context), startDate, endDate };
}

/** `{ "from": "Mar 2022", "to": "Present" }` */
const isSpan = (value: unknown) =>
  isRecord(value) &&
  Object.keys(value).every((key) =>
    ['startDate', 'endDate'].some((field) => fieldNames('work[]', field).includes(normalizeKey(key))),
  );

/** Whether a text is only a period: "January 2015 – March 2020", but not "Maps of Ghent in 2018". */
const isPeriodText = (text: string) => /^\s*(?:\d|\p{L}+\.?\s+\d{2})/u.test(text) && readPeriod(text) !== undefined;

/** Reads "Sep 21 – now" as "Sep 2021 – now" if another date of the entry is in 2021. */
function withCentury(period: unknown, entry: JsonObject): unknown {
  const [, year = '?'] = /^\p{L}+\.?\s(\d\d)(?!\d)/u.exec(String(period)) ?? [];
  const date = Object.values(entry).find((value) => new RegExp(`^(?:19|20)${year}-\\d\\d`).test(String(value)));
  const century = String(date).slice(0, 2);
  return date === undefined ? period : String(period).replace(/(?<=\p{L}\.?\s)(?=\d\d(?!\d))/gu, century);
}

/** Adds paragraphs to the summary of an entry. */
export function withText(
  entry: JsonObject,
  { above = '', below = '' }: { above?: string | undefined; below?: string },
  { path }: NormalizationContext,
): JsonObject {
  const pattern = pathPattern(path);
  const isProject = pattern === 'projects[]';
  const ownKeys = keysOf(entry, pattern, ...(isProject ? ['summary', 'description'] : ['summary']));
  const [key = isProject ? 'description' : 'summary'] = ownKeys;
  const summary = entry[key] ?? '';
  if ((above === '' && below === '') || typeof summary !== 'string') return entry;
  // In HTML, blank lines are spaces.
  const paragraph = (text: string) => (text && /<(?:p|div|br|ul|ol)\b/i.test(summary) ? `<p>${text}</p>` : text);
  return { ...entry, [key]: [paragraph(above), summary.trim(), paragraph(below)].filter(Boolean).join('\n\n') };
}

/** "Chef (2021)", "Chef, 2021 – 2023". One date without parentheses may be a part of the name. */
const titleWithDates = /^(.*\S)\s*\(([^()]*\d{4}[^()]*)\)$|^(.*[^\s,])\s*,\s+([^,]*\d{4}\s*[–—-].*)$/u;

/** "2021 – 2023 | Chef" */
const datesBeforeTitle = /^([^|]*\d{4}[^|]*?)\s*\|\s*(\S.*)$/u;

/** If an entry has no dates, takes them from its title or its place: "Ghent (2019 – 2021)". */
export function splitTitle(entry: JsonObject, context: NormalizationContext): JsonObject {
  const pattern = pathPattern(context.path);
  const fieldsOf = (...fields: string[]) => fields.flatMap((field) => fieldNames(pattern, field));
  const dateNames = fieldsOf('startDate', 'endDate');
  const isDate = (name: string) => dateNames.includes(name) || periodKeys.test(name);
  if (Object.keys(entry).some((key) => isDate(normalizeKey(key)) && !isEmpty(entry[key]))) return entry;
  const titleNames = fieldsOf('position', 'studyType', 'name', 'organization', 'institution', 'location');
  for (const [key, text] of Object.entries(entry)) {
    if (typeof text !== 'string' || !titleNames.includes(normalizeKey(key))) continue;
    const plain = htmlAsPlainText(text);
    const [, datesBefore, titleAfter] = datesBeforeTitle.exec(plain) ?? [];
    const [, first = titleAfter, firstDates = datesBefore, title = first, dates = firstDates] =
      titleWithDates.exec(plain) ?? [];
    const period = readPeriod(dates ?? '');
    // "BSc (expected 2027)" has a status.
    if (!period || unfinished.test(dates ?? '')) continue;
    context.reportChange(filePathOf(context, key), readAs(quoteValue(dates), `the dates of ${quoteValue(title)}`));
    return { ...entry, [key]: title, ...period };
  }
  return entry;
}

function startAndEnd(period: unknown): { startDate?: unknown; endDate?: unknown } {
  if (typeof period === 'string' || typeof period === 'number') return readPeriod(String(period)) ?? {};
  if (Array.isArray(period)) return { startDate: period[0], endDate: period[1] };
  if (!isRecord(period)) return {};
  const [start = '', end = ''] = ['startDate', 'endDate'].map((field) => keysOf(period, 'work[]', field)[0]);
  return { startDate: period[start], endDate: period[end] };
}

function dateText(date: unknown): string {
  return typeof date === 'string' ? date : quoteValue(date);
}

/**
 * Adds to the summary what a date field cannot hold: a season, further dates, a note, "Expected 2027",
 * or "present" without a readable start.
 */
export function keepWordsOfDates(entry: JsonObject, context: NormalizationContext, fileFields: JsonObject): JsonObject {
  const { startDate, endDate } = fileFields;
  const isOpen = typeof endDate === 'string' && isOngoing(endDate) && isEmpty(entry.startDate);
  const hasYear = typeof startDate === 'string' && /\d{4}/.test(startDate);
  const expected = typeof endDate === 'string' && unfinished.test(endDate) && readPeriod(endDate) ? endDate : undefined;
  const texts = isOpen ? [hasYear && startDate, endDate] : [remarkOfDate(startDate), remarkOfDate(endDate) ?? expected];
  return withText(entry, { above: texts.filter(Boolean).join(' – ') }, context);
}

/** Moves the place of an award without an awarder there if it names an organization. */
export const moveAwarder = ({ location, ...award }: JsonObject): JsonObject =>
  typeof location === 'string' && namesOrganization(location) && isEmpty(award.awarder)
    ? { ...award, awarder: location }
    : { location, ...award };

/** Moves dates to the name if one date cannot express them: "Best Door (2014, 2013)", "Talk (Fall 2024)". */
export function moveDatesToName(entry: JsonObject, { path }: NormalizationContext, fileFields: JsonObject): JsonObject {
  const field = path[0] === 'awards' ? 'title' : 'name';
  const { releaseDate, date = releaseDate } = fileFields;
  const period = readPeriod(String(date ?? ''));
  const isWhole = !period || (period.startDate === period.endDate && remarkOfDate(date) === undefined);
  if (isWhole || isEmpty(entry[field]) || mayBeYears(String(date))) return entry;
  const [name, dates] = [String(entry[field]), String(date).replace(/\s*\(([^()]*)\)/g, ', $1')];
  const wholeName = name.includes(dates) ? name : `${name} (${dates})`;
  return { ...entry, [field]: wholeName, date: undefined, releaseDate: undefined };
}

/** If an entry's end is unreadable, the entry is over, so its start becomes its end. Pages then show one date. */
export function closeEntry(entry: JsonObject, _: NormalizationContext, { endDate: fileEnd }: JsonObject): JsonObject {
  const isOver = !isEmpty(fileEnd) && !isOngoing(fileEnd) && isEmpty(entry.endDate);
  return isOver && !isEmpty(entry.startDate) ? { ...entry, endDate: entry.startDate } : entry;
}

/** Drops a start and an end in the wrong order, since either may be wrong. `2021` and `2021-03` are equal. */
export function dropReversedDates(entry: JsonObject, context: NormalizationContext): JsonObject {
  const { startDate, endDate } = entry;
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return entry;
  if (endDate.slice(0, startDate.length) >= startDate.slice(0, endDate.length)) return entry;
  const problem = `The end date ${quoteValue(endDate)} is before the start date ${quoteValue(startDate)}`;
  context.reportLoss(filePathOf(context, 'endDate'), `${problem}, so neither is shown. Correct them.`);
  return { ...entry, startDate: undefined, endDate: undefined };
}
