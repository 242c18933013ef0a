// Reads a key and its value as an entry: `"Dutch": "fluent"` is a language and its level.
import { type Path, pathPattern } from '../report/Finding.ts';
import { isRecord, type JsonObject } from '../values.ts';
import { namesIn } from '../words/words.ts';
import type { NormalizationContext } from './context.ts';
import { fieldForText, fieldNames, normalizeKey, valueField } from './fieldAliases.ts';
import { groupName } from './groupName.ts';
import { readPeriod } from './readDate.ts';

/**
 * An item with its path in the file. `keyPaths` has the paths of keys that are elsewhere in the
 * file.
 */
export type ListItem = { item: unknown; filePath: Path; keyPaths?: ReadonlyMap<string, Path> };

/** Whether an object has a key for one of the fields. */
export function hasFieldOf(pattern: string, fields: readonly string[], value: JsonObject): boolean {
  const names = fields.flatMap((field) => fieldNames(pattern, field));
  return Object.keys(value).some((key) => names.includes(normalizeKey(key)));
}

const ownNames = /^(?:skills|languages|interests)\[\]$/;
const titles = namesIn('(title)');

/**
 * Reads `"Dutch": "fluent"`, `"Web": ["HTML", "CSS"]`, `"Oak": { "position": "Joiner" }` or
 * `"Oak": [{ "position": "Joiner" }, { "position": "Hand" }]`.
 */
export function pairItem(key: string, value: unknown, { path, filePath }: NormalizationContext): ListItem {
  const pattern = `${pathPattern(path)}[]`;
  const nameField = fieldForText(pattern);
  // A key may be a date: `{ "2018-2021": { "role": "Joiner" } }`, `{ "2021": "Best Door" }`.
  const isDate = /\d{4}/.test(key) && readPeriod(key) !== undefined;
  if (isDate && isRecord(value))
    return { item: { period: key, ...value }, filePath, keyPaths: new Map([['period', filePath]]) };
  if (isDate && pattern === 'awards[]') return { item: { date: key, [nameField]: value }, filePath };
  if (/^\d+$/.test(key)) return { item: value, filePath };
  const pair = (name: string, field: string, fieldValue: unknown = value): ListItem => ({
    item: { [nameField]: name, [field]: fieldValue },
    filePath,
    keyPaths: new Map([[field, filePath]]),
  });
  if (isRecord(value)) {
    const isGroup = pattern === 'skills[]' && !hasFieldOf(pattern, ['name', 'level', 'keywords'], value);
    // `{ "french": "B2" }` is "french (B2)".
    const keywords = Object.entries(value).map(([name, level]) =>
      typeof level === 'object' ? name : `${name} (${level})`,
    );
    if (isGroup) return pair(groupName(key), 'keywords', keywords);
    return namedItem(key, value, { pattern, nameField, filePath });
  }
  if (Array.isArray(value) && value.some(isRecord) && !valueField[pattern]) return pair(key, 'positions');
  const isSkill = pattern === 'skills[]';
  const isLevel = isSkill && !Array.isArray(value) && /^(?:[^\s,;|]+|(?!.*,.*,).*\d.*)$/.test(String(value));
  return pair(isSkill ? groupName(key) : key, isLevel ? 'level' : (valueField[pattern] ?? 'description'));
}

/** An entry with the name at its key, unless a field has its name: `{ "oakJoiner": { "employer": "Oak" } }`. */
function namedItem(
  key: string,
  value: JsonObject,
  { pattern, nameField, filePath }: { pattern: string; nameField: string; filePath: Path },
): ListItem {
  // `{ "nl": { "title": "Dutch" } }` has a name of its own. The title of a job is its position.
  const titleKey = ownNames.test(pattern) && Object.keys(value).find((name) => titles.includes(normalizeKey(name)));
  if (!titleKey)
    return { item: hasFieldOf(pattern, [nameField], value) ? value : { [nameField]: key, ...value }, filePath };
  const { [titleKey]: title, ...others } = value;
  return {
    item: { [nameField]: title, ...others },
    filePath,
    keyPaths: new Map([[nameField, [...filePath, titleKey]]]),
  };
}
