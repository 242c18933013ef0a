// What stands where a list should.
import { isRecord } from '../everyValue.ts';
import { fieldAliases, fieldForText, fieldForValue, normalizeKey } from './fieldAliases.ts';
import { isEmpty } from './NormalizationContext.ts';
import type { Shape } from './resumeShape.ts';

/** Where a list was written as one text: by lines and signs, and by commas where its items are names. */
const lineSeparators = /\s*(?:[\r\n]+|[•·▪●])\s*/u;
const itemSeparators = /\s*(?:[\r\n]+|[•·▪●|;]|,(?!\d))\s*/u;

/** Lists of names, which a comma parts. */
const nameLists = /(?:^skills|^languages|^interests|keywords|roles|courses)$/;

/** The items of what stands in a list's place; `undefined` where it is none. `kind` is the list's place, `work`, `work[].highlights`. */
export function listItems(value: unknown, pattern: string, itemShape: Shape): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isEmpty(value)) return [];
  if (typeof value === 'string')
    return value.split(nameLists.test(pattern) ? itemSeparators : lineSeparators).filter(Boolean);
  if (typeof value === 'number') return [value];
  if (!isRecord(value)) return undefined;
  const nested = value.items ?? value.list ?? value.entries;
  if (Array.isArray(nested)) return nested;
  if (itemShape.kind !== 'fields') return Object.values(value);
  return isSingleEntry(value, `${pattern}[]`, itemShape)
    ? [value]
    : Object.entries(value).map(([key, item]) => entryFromPair(key, item, `${pattern}[]`));
}

/** Whether an object is one entry rather than a list that was written by its names. */
function isSingleEntry(
  value: Record<string, unknown>,
  pattern: string,
  { fields }: Extract<Shape, { kind: 'fields' }>,
): boolean {
  const knownNames = [...fields.keys()].flatMap((field) => [normalizeKey(field), ...fieldAliases(pattern, field)]);
  return Object.keys(value).some((key) => knownNames.includes(normalizeKey(key)));
}

/** `"Dutch": "fluent"`, `"Web": ["HTML", "CSS"]`, `"Oak": { "position": "Joiner" }`; a list with numbers for keys has no names. */
function entryFromPair(key: string, value: unknown, pattern: string): unknown {
  if (/^\d+$/.test(key)) return value;
  if (isRecord(value)) return { [fieldForText(pattern)]: key, ...value };
  const isLevel =
    pattern === 'skills[]' && (typeof value === 'number' || (typeof value === 'string' && !itemSeparators.test(value)));
  const field = isLevel ? 'level' : (fieldForValue(pattern) ?? 'description');
  return { [fieldForText(pattern)]: key, [field]: value };
}
