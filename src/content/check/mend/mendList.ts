// What stands where a list should.
import { isRecord } from '../everyValue.ts';
import { isEmpty } from './Mending.ts';
import { fieldOfText, fieldOfValue, otherNamesOf, plainName } from './otherNames.ts';
import type { Shape } from './shapeOf.ts';

/** Where a list was written as one text: by lines and signs, and by commas where its items are names. */
const lines = /\s*(?:[\r\n]+|[•·▪●])\s*/u;
const commas = /\s*(?:[\r\n]+|[•·▪●|;]|,(?!\d))\s*/u;

/** Lists of names, which a comma parts. */
const namesOnly = /(?:^skills|^languages|^interests|keywords|roles|courses)$/;

/** The items of what stands in a list's place; `undefined` where it is none. `kind` is the list's place, `work`, `work[].highlights`. */
export function itemsOf(value: unknown, kind: string, of: Shape): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isEmpty(value)) return [];
  if (typeof value === 'string') return value.split(namesOnly.test(kind) ? commas : lines).filter(Boolean);
  if (typeof value === 'number') return [value];
  if (!isRecord(value)) return undefined;
  const inside = value.items ?? value.list ?? value.entries;
  if (Array.isArray(inside)) return inside;
  if (of.kind !== 'fields') return Object.values(value);
  return isEntry(value, `${kind}[]`, of)
    ? [value]
    : Object.entries(value).map(([key, item]) => entryOf(key, item, `${kind}[]`));
}

/** Whether an object is one entry rather than a list that was written by its names. */
function isEntry(
  value: Record<string, unknown>,
  place: string,
  { fields }: Extract<Shape, { kind: 'fields' }>,
): boolean {
  const known = [...fields.keys()].flatMap((field) => [plainName(field), ...otherNamesOf(place, field)]);
  return Object.keys(value).some((key) => known.includes(plainName(key)));
}

/** `"Dutch": "fluent"`, `"Web": ["HTML", "CSS"]`, `"Oak": { "position": "Joiner" }`; a list with numbers for keys has no names. */
function entryOf(key: string, value: unknown, place: string): unknown {
  if (/^\d+$/.test(key)) return value;
  if (isRecord(value)) return { [fieldOfText(place)]: key, ...value };
  const isLevel =
    place === 'skills[]' && (typeof value === 'number' || (typeof value === 'string' && !commas.test(value)));
  const field = isLevel ? 'level' : (fieldOfValue(place) ?? 'description');
  return { [fieldOfText(place)]: key, [field]: value };
}
