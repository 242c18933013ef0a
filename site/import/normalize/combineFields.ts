// Reads an object as a whole, before its fields: two dates in one text, a name in two parts, basics
// without their object.

import { pathPattern, pathText, quoteValue } from '../report/Finding.ts';
import { readAs } from '../report/messages.ts';
import { isEmpty, isRecord, type JsonObject } from '../values.ts';
import { firstNames, lastNames, withBasics, withProfiles } from './basicsParts.ts';
import { fieldNames, normalizeKey } from './fieldAliases.ts';
import { linkedName } from './htmlText.ts';
import { withLinkedContacts } from './linkedContacts.ts';
import { readPeriod } from './readDate.ts';
import { type Fields, filePathOf, type NormalizationContext } from './resumeShape.ts';
import { withStatus } from './unfinished.ts';

export function combineFields(value: JsonObject, fields: Fields, context: NormalizationContext): JsonObject {
  if (context.path.length === 0) return withBasics(value, context);
  if (fields.has('label')) return withName(withProfiles(withLinkedContacts(value, context), context), context);
  const named = withPlainNames(withPartsOfNames(value, context), fields, context);
  const withNames = withStatus(named, pathPattern(context.path), context);
  return fields.has('startDate') ? withPeriod(withNames, fields, context) : withNames;
}

/** Keys of a text with both dates, as `normalizeKey` returns them. */
export const periodKeys = new RegExp(
  '^(?:period|dates?|duration|time|timeframe|daterange|timeperiod|timeline|years?|graduated|periodo|periode|zeitraum' +
    '|fechas?|data|datum|jahre?|anno|anni|anos?|annees?|ar|tid|tidsperiode?|okres|aika)$',
);

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
  reportChange([...filePath, key], readAs(quoteValue(periodValue), `from ${dateText(startDate)} ${message}`));
  return { ...otherFields, startDate, endDate };
}

function periodIn(periodValue: unknown): { startDate?: unknown; endDate?: unknown } {
  if (typeof periodValue === 'string' || typeof periodValue === 'number') return readPeriod(String(periodValue)) ?? {};
  if (Array.isArray(periodValue)) return { startDate: periodValue[0], endDate: periodValue[1] };
  if (!isRecord(periodValue)) return {};
  const { start, startDate, from, end, endDate, to } = periodValue;
  return { startDate: start ?? startDate ?? from, endDate: end ?? endDate ?? to };
}

function dateText(date: unknown): string {
  return typeof date === 'string' ? date : quoteValue(date);
}

function withName(value: JsonObject, context: NormalizationContext): JsonObject {
  const { filePath, reportChange } = context;
  if (isRecord(value.name)) {
    const name = nameIn(value.name);
    for (const [key, part] of Object.entries(value.name))
      if (readingKeys.test(normalizeKey(key))) context.reportLeft([...filePathOf(context, 'name'), key], part);
    if (name) reportChange([...filePath, 'name'], readAs(quoteValue(value.name), quoteValue(name)));
    return name ? { ...value, name } : value;
  }
  if (!isEmpty(value.name)) return value;
  const keyOf = (names: readonly string[]) => Object.keys(value).find((key) => names.includes(normalizeKey(key)));
  const keys = [keyOf(firstNames), keyOf(lastNames)].filter((key) => key !== undefined);
  const isInParts = keys.length === 2 || keys.some((key) => /first|given|fore|last|sur|family/.test(normalizeKey(key)));
  if (!isInParts) return value;
  const otherFields = Object.entries(value).filter(([key]) => !keys.includes(key));
  const name = keys.map((key) => value[key]).filter(Boolean);
  return { ...Object.fromEntries(otherFields), name: name.join(' ') };
}

/** The parts of a name that are read aloud: `{ "kanji": …, "furigana": … }` has one name twice. */
const readingKeys = /^(?:furigana|kana|hiragana|katakana|romaji|pinyin|phonetic|pronunciation|prefix|suffix|title)$/;

/** A name in an object: `{ "first": "Ada", "last": "Example" }`, in the file's order. */
function nameIn(parts: JsonObject): string {
  const whole = Object.entries(parts).find(([key]) => /^(?:full|display|formatted)/.test(normalizeKey(key)))?.[1];
  const names = Object.entries(parts).flatMap(([key, part]) => (readingKeys.test(normalizeKey(key)) ? [] : [part]));
  return (typeof whole === 'string' ? [whole] : names).filter((part) => typeof part === 'string' && part).join(' ');
}

const nameKey =
  /^(?:name|title|position|role|organi[sz]ation|institution|company|employer|school|project|publisher|issuer|entity|place)$/;

/** Moves the parts of an employer, or of a school, to its entry: `"company": { "name": "Oak", "url": … }`. */
function withPartsOfNames(value: JsonObject, { path, filePath, movedKeys }: NormalizationContext): JsonObject {
  const result = { ...value };
  for (const [key, person] of Object.entries(value)) {
    if (!nameKey.test(normalizeKey(key)) || !isRecord(person) || typeof person.name !== 'string') continue;
    const { name, ...parts } = person;
    result[key] = name;
    for (const [part, partValue] of Object.entries(parts)) {
      const target = isEmpty(result[part]) ? part : `${key}.${part}`;
      result[target] = partValue;
      movedKeys.set(pathText([...path, target]), [...filePath, key, part]);
    }
  }
  return result;
}

/** Replaces a link in a name by its text; its address is the entry's, if that has none. */
function withPlainNames(value: JsonObject, fields: Fields, { filePath, ...context }: NormalizationContext): JsonObject {
  const urlKeys = fieldNames(pathPattern(context.path), 'url');
  const result = { ...value };
  for (const [key, text] of Object.entries(value)) {
    const linked = typeof text === 'string' && nameKey.test(normalizeKey(key)) ? linkedName(text) : undefined;
    if (!linked) continue;
    result[key] = linked.name;
    const hasUrl = Object.keys(result).some((name) => urlKeys.includes(normalizeKey(name)) && !isEmpty(result[name]));
    if (!fields.has('url') || hasUrl)
      context.reportLoss([...filePath, key], `Skipped: ${quoteValue(linked.url)}, the address of this name.`);
    else {
      result.url = linked.url;
      context.reportChange([...filePath, key], readAs(quoteValue(text), 'a name and its address'));
    }
  }
  return result;
}
