// Lists of objects: the links of an entry, and others that become its texts.
import { mapFields } from '../../readTracker.ts';
import { everyText, isEmpty, isRecord, type JsonObject } from '../../values.ts';
import { anyOf, internalKey, words } from '../../words/words.ts';
import { filePathOf, type NormalizationContext, recordMove } from '../context.ts';
import { fieldNames, keysOf, normalizeKey, periodKeys } from '../fieldAliases.ts';
import { groupName } from '../groupName.ts';
import { addressOfFile } from '../guessedLists.ts';
import { readPeriod } from '../readDate.ts';
import type { Fields } from '../resumeShape.ts';
import { dropHidden } from './emptyEntries.ts';

const linksKey = /^(?:links|urls|sources?)$/;

/** Makes the first of several links the entry's address: `"links": [{ "label": "Demo", "url": … }]`. */
export function chooseLink(entry: JsonObject, context: NormalizationContext, fields: Fields): JsonObject {
  const key = Object.keys(entry).find((name) => linksKey.test(normalizeKey(name)) && typeof entry[name] === 'object');
  if (key === undefined || !fields.has('url') || !isEmpty(entry.url)) return entry;
  const { [key]: links, ...others } = entry;
  const path = filePathOf(context, key);
  const texts = everyText(links);
  const address = texts.find(({ text }) => /^https?:/.test(text));
  if (!address) return entry;
  recordMove([...path, ...address.path], context, 'url');
  for (const other of texts) if (other !== address) context.reportUnused([...path, ...other.path], other.text);
  return { ...others, url: address.text };
}

const otherKey = new RegExp(`^(?:${anyOf(words.keys.positions)}|location|address|authors?|profiles|icons?)$`);

/** Turns objects with several texts into texts: `"courses": [{ "name": "Wood 101", "grade": "1.0" }]`. */
export function joinRecords(entry: JsonObject, context: NormalizationContext): JsonObject {
  return mapFields(entry, (list, key) => {
    const areTools = toolKeys.includes(normalizeKey(key));
    const isItem = (item: unknown) =>
      isRecord(item) && (hasTexts(item) || (areTools && keysOf(item, 'skills[]', 'name').length > 0));
    if (!Array.isArray(list) || list.length === 0 || !list.every(isItem) || otherKey.test(normalizeKey(key)))
      return list;
    const textOf = areTools ? nameOfTool : textOfRecord;
    return list.map((item, index) => textOf(item, { ...context, filePath: [...filePathOf(context, key), index] }));
  });
}

const toolKeys = fieldNames('projects[]', 'keywords');

/** "Oak (expert)", without the other fields: `{ "name": "Oak", "level": "expert", "category": "wood" }`. */
function nameOfTool(item: JsonObject, { filePath, reportUnused }: NormalizationContext): string {
  const [nameField = '', levelField = ''] = ['name', 'level'].map((field) => keysOf(item, 'skills[]', field)[0]);
  const level = /\p{L}/u.test(String(item[levelField] ?? '')) ? item[levelField] : undefined;
  for (const [key, value] of Object.entries(item))
    if (key !== nameField && !(key === levelField && level)) reportUnused([...filePath, key], value);
  return `${String(item[nameField] ?? '')}${level ? ` (${level})` : ''}`;
}

const isShown = (value: unknown): boolean =>
  (typeof value === 'string' && !addressOfFile.test(value.trim()) && !/^(?:true|false)$/.test(value)) ||
  typeof value === 'number' ||
  isTexts(value);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string');

/** Whether an object has several texts and nothing deeper. */
const hasTexts = (item: JsonObject): boolean => {
  const values = Object.values(item).filter((value) => !isEmpty(value));
  return values.filter(isShown).length > 1 && values.every((value) => typeof value !== 'object' || isTexts(value));
};

const nameKey = new RegExp(`^${anyOf([words.keys['names in an entry'], words.keys['names in a text']])}$`);
const summaryNames = [...fieldNames('work[]', 'summary'), 'text', 'subtext', 'value', 'details'];
const dateNames = [...fieldNames('work[]', 'startDate'), ...fieldNames('work[]', 'endDate')];
const isDateKey = (name: string) => periodKeys.test(name) || dateNames.includes(name);
const placeKey = /^(?:location|city|country|state|region|place)|(?:city|country|place)$/;
/** `from` has a school or a date. */
const isNamed = (name: string, text: string) =>
  nameKey.test(name) && !(dateNames.includes(name) && readPeriod(text) !== undefined);

type PartsOfText = Record<'names' | 'details' | 'dates' | 'summary' | 'below', string[]>;

/** "Wood 101 (Grade: 1.0, 2021)" or "Stairs: Built the stairs.", with sentences and lists below. */
function textOfRecord(item: JsonObject, context: NormalizationContext): string {
  const parts: PartsOfText = { names: [], details: [], dates: [], summary: [], below: [] };
  const entries = Object.entries(dropHidden(item, context)).map(([key, value]) => ({
    key,
    value,
    name: normalizeKey(key),
  }));
  const names = entries.filter(({ name, value }) => isNamed(name, String(value)));
  for (const { key, value, name } of new Set([...names, ...entries])) {
    const lines = [value]
      .flat()
      .map((line) => String(line).trim())
      .filter(Boolean);
    if (!isShown(value) || internalKey.test(name)) context.reportUnused([...context.filePath, key], value);
    else if (!lines.every((line) => parts.names.includes(line))) addPart(parts, { key, lines, isList: isTexts(value) });
  }
  const { details, summary, below } = parts;
  const remarks = [...details, parts.dates.join(' – ')].filter(Boolean).join(', ');
  const title = parts.names.join(', ').replace(/:,/g, ':') + (remarks && ` (${remarks})`);
  const colon = summary.length === 0 ? '' : /[.:!?]$/.test(title) ? ' ' : ': ';
  return [title + colon + summary.join(''), ...below].join('\n  - ');
}

/** Adds the value at a key. The key becomes a label, unless it names a title, a date or a summary. */
function addPart(
  parts: PartsOfText,
  { key, lines, isList }: { key: string; lines: readonly string[]; isList: boolean },
) {
  const { names, details, dates, summary, below } = parts;
  const name = normalizeKey(key);
  const text = lines.join(', ');
  const hasRoom = summary.length === 0 && !names.some((line) => /:\s/.test(line));
  if (isList && lines.some((line) => /\s\S+\s/.test(line))) below.push(...lines);
  else if (isNamed(name, text) || (names.length === 0 && !isDateKey(name))) names.push(text);
  else if (isDateKey(name)) dates.push(text.replace(/^(\d{4}-\d\d)-\d\d$/, '$1'));
  else if (placeKey.test(name)) details.push(text);
  else if (summaryNames.includes(name)) (hasRoom ? summary : below).push(text);
  else (isList ? below : details).push(`${groupName(key)}: ${text}`);
}
