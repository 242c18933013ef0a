import { isEmpty, isRecord } from '../values.ts';
import { fieldForText, fieldNames, normalizeKey, valueField } from './fieldAliases.ts';
import type { Shape } from './resumeShape.ts';

/** Separators in a list that is one text: line breaks and bullets, and commas between names, not in brackets. */
const lineSeparators = /\s*(?:[\r\n]+|[•·▪●])\s*/u;
const itemSeparators = /\s*(?:[\r\n]+|(?:[•·▪●|;、，；]|,(?!\d))(?![^()]*\)))\s*/u;

/** Lists of names, which commas separate. */
const nameLists = /(?:^skills|^languages|^interests|keywords|roles|courses)$/;

/** The items of a list, or of another value in its position. `pattern` is `work[].highlights`. */
export function listItems(value: unknown, pattern: string, itemShape: Shape): readonly unknown[] | undefined {
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => groupsIn(item, pattern) ?? [labeledItem(item, pattern)]);
  if (isEmpty(value)) return [];
  if (typeof value === 'string')
    return nameLists.test(pattern) ? splitNames(value) : value.split(lineSeparators).filter(Boolean);
  if (typeof value === 'number') return [value];
  if (!isRecord(value)) return undefined;
  const nested = value.items ?? value.list ?? value.entries ?? listOfSameName(value, pattern);
  if (Array.isArray(nested)) return nested;
  if (itemShape.kind !== 'fields') return Object.values(value);
  return isSingleEntry(value, `${pattern}[]`, itemShape)
    ? [value]
    : Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
        containerKey.test(key) && Array.isArray(item) ? item : [entryFromPair(key, item, `${pattern}[]`)],
      );
}

/** The groups of skills in an item: `{ "tools": ["Git"], "frameworks": ["React"] }`. */
function groupsIn(item: unknown, pattern: string): readonly unknown[] | undefined {
  if (pattern !== 'skills' || !isRecord(item)) return undefined;
  const lists = Object.entries(item).filter(([, value]) => !isEmpty(value));
  const isGroups = lists.length > 1 && lists.every(([, value]) => Array.isArray(value));
  return isGroups ? lists.map(([key, value]) => entryFromPair(key, value, 'skills[]')) : undefined;
}

/** The list in `{ "projects": […] }` or `{ "testimonials": […] }`, which stands for that section. */
function listOfSameName(value: Record<string, unknown>, section: string): unknown {
  const names = fieldNames('', section);
  return Object.entries(value).find(([key]) => names.includes(normalizeKey(key)))?.[1];
}

/** Reads a skill "Wood: oak, elm" as a group, and a language "Dutch (native)" with its level. */
function labeledItem(item: unknown, pattern: string): unknown {
  if (typeof item !== 'string') return item;
  const [, name, keywords = ''] = pattern === 'skills' ? (/^([^:]{2,30}): (.+,.+)$/.exec(item) ?? []) : [];
  if (name) return { name, keywords: splitNames(keywords) };
  return pattern === 'languages' ? languageIn(item) : item;
}

/** "English (native)" is a language and its level; other texts stay. */
function languageIn(text: string): unknown {
  const [, language, fluency] = /^(.*\S)\s*\(([^)]+)\)$/.exec(text.trim()) ?? [];
  return language ? { language, fluency } : text;
}

/** A key that holds a list but names no group: `skills.featuredSkills`, `skills.descriptions`. */
const containerKey = /^(?:\w*[sS]kills?|icons|descriptions?|others?|all)$/;

/** The names in one text: `Excel (Pivot, Power Query), SAP`. */
export function splitNames(text: string): readonly string[] {
  return text.split(itemSeparators).filter(Boolean);
}

/** Whether an object is one entry, not a list keyed by names. */
function isSingleEntry(
  value: Record<string, unknown>,
  pattern: string,
  { fields }: Extract<Shape, { kind: 'fields' }>,
): boolean {
  // `{ "languages": ["PHP"], "tools": ["Git"] }` has a group at each key.
  const isGroups = /^(?:skills|interests)\[\]$/.test(pattern) && Object.values(value).filter(Array.isArray).length > 1;
  if (isGroups) return false;
  return hasFieldOf(pattern, [...fields.keys()], value);
}

function hasFieldOf(pattern: string, fields: readonly string[], value: Record<string, unknown>): boolean {
  const names = fields.flatMap((field) => fieldNames(pattern, field));
  return Object.keys(value).some((key) => names.includes(normalizeKey(key)));
}

/** `{ "french": "B2" }` is "french (B2)". */
function pairsIn(value: Record<string, unknown>): readonly unknown[] {
  return Object.entries(value).map(([key, level]) =>
    typeof level === 'string' || typeof level === 'number' ? `${key} (${level})` : key,
  );
}

/** `soft_skills` and `softSkills` are "Soft skills"; a key that begins with a capital stays, and so does `iOS`. */
function groupName(key: string): string {
  const words = key
    .replaceAll('_', ' ')
    .replace(/(?<=^\p{Ll}{3,})\p{Lu}(?=\p{Ll})/u, (letter) => ` ${letter.toLowerCase()}`);
  return /\p{Lu}/u.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Reads `"Dutch": "fluent"`, `"Web": ["HTML", "CSS"]`, `"Oak": { "position": "Joiner" }` or
 * `"Oak": [{ "position": "Joiner" }, { "position": "Hand" }]`.
 */
function entryFromPair(key: string, value: unknown, pattern: string): unknown {
  if (/^\d+$/.test(key)) return value;
  if (isRecord(value)) {
    const isGroup = pattern === 'skills[]' && !hasFieldOf(pattern, ['name', 'level', 'keywords'], value);
    return isGroup ? { name: groupName(key), keywords: pairsIn(value) } : { [fieldForText(pattern)]: key, ...value };
  }
  if (Array.isArray(value) && value.some(isRecord) && !valueField[pattern])
    return { [fieldForText(pattern)]: key, positions: value };
  const isLevel =
    pattern === 'skills[]' && (typeof value === 'number' || (typeof value === 'string' && !itemSeparators.test(value)));
  if (Array.isArray(value) && pattern === 'skills[]') return { name: groupName(key), keywords: value };
  const field = isLevel ? 'level' : (valueField[pattern] ?? 'description');
  return { [fieldForText(pattern)]: key, [field]: value };
}
