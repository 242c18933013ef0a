// Reads an object as a whole, before its fields: two dates in one text, a name in two parts, basics
// without their object.

import { quoteValue } from '../report/formatFindings.ts';
import { isEmpty, isRecord } from '../values.ts';
import { fieldAliases, normalizeKey } from './fieldAliases.ts';
import { readPeriod } from './readDate.ts';
import { type Fields, type NormalizationContext, resumeShape } from './resumeShape.ts';

export type JsonObject = Record<string, unknown>;

/** Adds the fields that several others of an object form together. */
export function combineFields(value: JsonObject, fields: Fields, context: NormalizationContext): JsonObject {
  if (context.path.length === 0) return withBasics(value);
  if (fields.has('startDate')) return withPeriod(value, fields, context);
  return fields.has('label') ? withName(value) : value;
}

/** Keys of a text with both dates, normalized. */
export const periodKeys = /^(?:period|dates?|duration|time|timeframe|daterange|timeperiod|years?)$/;

/** Splits one text into both dates: "2019 – Present", also if it is in the start date. */
function withPeriod(value: JsonObject, fields: Fields, { filePath, reportChange }: NormalizationContext): JsonObject {
  if (!isEmpty(value.endDate)) return value;
  const isPeriod = (name: string) => !fields.has(name) && periodKeys.test(normalizeKey(name)) && !isEmpty(value[name]);
  const key = isEmpty(value.startDate) ? Object.keys(value).find(isPeriod) : 'startDate';
  if (key === undefined) return value;
  const { [key]: periodValue, ...otherFields } = value;
  const { startDate, endDate } = periodIn(periodValue);
  if (isEmpty(startDate) && isEmpty(endDate)) return value;
  if (key === 'startDate' && (isRecord(periodValue) || startDate === endDate)) return value;
  const message = isEmpty(endDate) ? 'to present' : `to ${dateText(endDate)}`;
  reportChange([...filePath, key], `${quoteValue(periodValue)} read as from ${dateText(startDate)} ${message}.`);
  return { ...otherFields, startDate, endDate };
}

function periodIn(periodValue: unknown): { startDate?: unknown; endDate?: unknown } {
  if (typeof periodValue === 'string' || typeof periodValue === 'number') return readPeriod(String(periodValue)) ?? {};
  if (!isRecord(periodValue)) return {};
  const { start, startDate, from, end, endDate, to } = periodValue;
  return { startDate: start ?? startDate ?? from, endDate: end ?? endDate ?? to };
}

function dateText(date: unknown): string {
  return typeof date === 'string' ? date : quoteValue(date);
}

const firstNames = ['firstname', 'givenname', 'forename'];
const lastNames = ['lastname', 'surname', 'familyname'];

function withName(value: JsonObject): JsonObject {
  if (!isEmpty(value.name)) return value;
  const keyOf = (names: readonly string[]) => Object.keys(value).find((key) => names.includes(normalizeKey(key)));
  const keys = [keyOf(firstNames), keyOf(lastNames)].filter((key) => key !== undefined);
  if (keys.length === 0) return value;
  const otherFields = Object.entries(value).filter(([key]) => !keys.includes(key));
  const name = keys.map((key) => value[key]).filter(Boolean);
  return { ...Object.fromEntries(otherFields), name: name.join(' ') };
}

function withBasics(value: JsonObject): JsonObject {
  const basics = resumeShape.kind === 'fields' ? resumeShape.fields.get('basics') : undefined;
  if (basics?.kind !== 'fields' || ['basics', ...fieldAliases('', 'basics')].some((name) => isRecord(value[name])))
    return value;
  const names = [...basics.fields.keys()].flatMap((field) => [normalizeKey(field), ...fieldAliases('basics', field)]);
  const basicsKeys = [...names, ...firstNames, ...lastNames];
  const entries = Object.entries(value);
  const inBasics = entries.filter(([key]) => basicsKeys.includes(normalizeKey(key)));
  const otherEntries = entries.filter((part) => part[0] !== 'basics' && !inBasics.includes(part));
  return inBasics.length === 0 ? value : { basics: Object.fromEntries(inBasics), ...Object.fromEntries(otherEntries) };
}
