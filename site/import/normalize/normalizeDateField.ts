import { calendarDate } from '../../../src/resume/dates/calendarDate.ts';
import { quoteValue } from '../report/Finding.ts';
import { readAs } from '../report/messages.ts';
import { isEmpty, isRecord } from '../values.ts';
import type { NormalizationContext } from './context.ts';
import { normalizeTextField, textIn, textKeys } from './normalizeTextFields.ts';
import { isPresent, readDate, readDateAmongWords, readPeriod } from './readDate.ts';
import { mayBeYears } from './shortYears.ts';

/** The last day that some databases can store, which means "no end". */
const endOfTime = /^9999\b/;

/** The first year that is read as Gregorian. Earlier ones belong to another calendar. */
const earliestYear = 1500;

/** Normalizes a date to a year, a month or a day. `undefined` if there is none, or if the entry is ongoing. */
export function normalizeDateField(value: unknown, context: NormalizationContext): string | undefined {
  const { path, filePath, reportChange, reportLoss } = context;
  const field = path.at(-1);
  if (field === 'endDate' && isOngoing(value)) {
    reportChange(filePath, readAs(quoteValue(value), '"ongoing"'));
    return undefined;
  }
  const text = dateText(value, context);
  // normalizeTextField has reported a value that is not text.
  if (!text && (!isRecord(value) || isEmpty(value))) return undefined;
  const quotedValue = quoteValue(isRecord(value) ? value : text);
  const date =
    text &&
    ((calendarDate(text)?.year ?? 0) >= earliestYear
      ? text.trim()
      : (readDate(text) ?? dateInPeriod(text, context) ?? readDateAmongWords(text)));
  if (date) {
    if (text && mayBeYears(text)) reportLoss(filePath, yearReadAs(text, date));
    else if (date !== String(value).trim()) reportChange(filePath, readAs(quotedValue, date));
    return date;
  }
  const existingPart = text ? existingDatePart(text) : undefined;
  const consequence = field === 'endDate' ? ', so only the start is shown' : '';
  reportLoss(
    filePath,
    existingPart
      ? readAs(quotedValue, `${existingPart}, because that month or day does not exist`)
      : `Skipped: ${quotedValue} is not a date${consequence}. Write a year, a month or a day: "2023", "2023-02" or "2023-02-28".`,
  );
  return existingPart;
}

/** The message for "2011/12", of which only the year is certain. */
export const yearReadAs = (text: unknown, year: unknown) =>
  readAs(quoteValue(text), `${String(year)}, because it may be a month or two years`);

/** Whether the value of an end date means that there is no end yet. */
export function isOngoing(value: unknown): boolean {
  if (typeof value === 'string') return isPresent(value) || endOfTime.test(value.trim());
  return typeof value === 'boolean';
}

function dateText(value: unknown, context: NormalizationContext): string | undefined {
  if (isRecord(value)) return dateFromParts(value);
  return typeof value === 'number' ? String(value) : normalizeTextField(value, context);
}

/** Reads `{ "year": 2023, "month": 9 }`, or a date under another key of an object. */
function dateFromParts(value: Record<string, unknown>): string | undefined {
  const { year, month, day } = value;
  const parts = [year, month, day].filter((part) => typeof part === 'number' || typeof part === 'string');
  return year ? readDate(parts.join('-')) : textIn(value, ['date', ...textKeys]);
}

/** For a period in one date field: its end in an end date, its start in other fields. */
function dateInPeriod(text: string, { path }: NormalizationContext): string | undefined {
  const period = readPeriod(text);
  return path.at(-1) === 'endDate' ? (period?.endDate ?? period?.startDate) : period?.startDate;
}

/** The part of a date that exists, if its month or day does not: `2023-04` of `2023-04-31`. */
function existingDatePart(text: string): string | undefined {
  if (!/^[12]\d{3}-\d{2}(?:-\d{2})?$/.test(text)) return undefined;
  return [text.slice(0, 7), text.slice(0, 4)].find((part) => calendarDate(part));
}
