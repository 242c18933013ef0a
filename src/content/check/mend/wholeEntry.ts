// What is read of an object as a whole, before its fields: two dates in one text, a name in two parts, basics without their object.
import { isRecord } from '../everyValue.ts';
import { shown } from '../shown.ts';
import { isEmpty, type Place } from './Mending.ts';
import { otherNamesOf, plainName } from './otherNames.ts';
import { readPeriod } from './readDate.ts';
import { type Fields, resumeShape } from './shapeOf.ts';

export type Entries = Record<string, unknown>;

/** An object with the fields that its other ones say together. */
export function wholeEntry(value: Entries, fields: Fields, place: Place): Entries {
  if (place.path.length === 0) return withBasics(value);
  if (fields.has('startDate')) return withPeriod(value, fields, place);
  return fields.has('label') ? withName(value) : value;
}

const periodNames = /^(?:period|dates?|duration|timeframe|daterange|timeperiod|years?)$/;

/** One text for both dates becomes two: "2019 – Present", also where only the start should stand. */
function withPeriod(value: Entries, fields: Fields, { at, say }: Place): Entries {
  if (!isEmpty(value.endDate)) return value;
  const isPeriod = (name: string) => !fields.has(name) && periodNames.test(plainName(name)) && !isEmpty(value[name]);
  const key = isEmpty(value.startDate) ? Object.keys(value).find(isPeriod) : 'startDate';
  if (key === undefined) return value;
  const { [key]: written, ...others } = value;
  const { startDate, endDate } = periodIn(written);
  if (isEmpty(startDate) && isEmpty(endDate)) return value;
  if (key === 'startDate' && (isRecord(written) || startDate === endDate)) return value;
  const message = isEmpty(endDate) ? 'and still going on' : `to ${words(endDate)}`;
  say([...at, key], `${shown(written)} read as from ${words(startDate)} ${message}.`);
  return { ...others, startDate, endDate };
}

function periodIn(written: unknown): { startDate?: unknown; endDate?: unknown } {
  if (typeof written === 'string' || typeof written === 'number') return readPeriod(String(written)) ?? {};
  if (!isRecord(written)) return {};
  const { start, startDate, from, end, endDate, to } = written;
  return { startDate: start ?? startDate ?? from, endDate: end ?? endDate ?? to };
}

function words(date: unknown): string {
  return typeof date === 'string' ? date : shown(date);
}

const firstNames = ['firstname', 'givenname', 'forename'];
const lastNames = ['lastname', 'surname', 'familyname'];

function withName(value: Entries): Entries {
  if (!isEmpty(value.name)) return value;
  const keyOf = (names: readonly string[]) => Object.keys(value).find((key) => names.includes(plainName(key)));
  const keys = [keyOf(firstNames), keyOf(lastNames)].filter((key) => key !== undefined);
  if (keys.length === 0) return value;
  const others = Object.entries(value).filter(([key]) => !keys.includes(key));
  const name = keys.map((key) => value[key]).filter(Boolean);
  return { ...Object.fromEntries(others), name: name.join(' ') };
}

function withBasics(value: Entries): Entries {
  const basics = resumeShape.kind === 'fields' ? resumeShape.fields.get('basics') : undefined;
  if (basics?.kind !== 'fields' || ['basics', ...otherNamesOf('', 'basics')].some((name) => isRecord(value[name])))
    return value;
  const names = [...basics.fields.keys()].flatMap((field) => [plainName(field), ...otherNamesOf('basics', field)]);
  const all = [...names, ...firstNames, ...lastNames];
  const parts = Object.entries(value);
  const inBasics = parts.filter(([key]) => all.includes(plainName(key)));
  const beside = parts.filter((part) => part[0] !== 'basics' && !inBasics.includes(part));
  return inBasics.length === 0 ? value : { basics: Object.fromEntries(inBasics), ...Object.fromEntries(beside) };
}
