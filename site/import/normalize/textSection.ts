// A part of the file as text: a list item for each entry, with its texts in their order and without its keys.
import { originOf } from '../readTracker.ts';
import type { Path } from '../report/Finding.ts';
import { bulletText } from '../text/bulletText.ts';
import { htmlAsMarkdown } from '../text/htmlText.ts';
import { everyText, isEmpty, isRecord, type JsonObject, listKeyOf } from '../values.ts';
import { anyOf, internalKey, words } from '../words/words.ts';
import type { UnusedValue } from './context.ts';
import { fieldNames, normalizeKey } from './fieldAliases.ts';
import { groupName } from './groupName.ts';
import { isHidden } from './objects/emptyEntries.ts';
import { isPresent, readDate, readPeriod } from './readDate.ts';

/** A Markdown text, and the values that it leaves out. */
export type PartAsText = { text: string; unused: readonly UnusedValue[] };

/** Longer texts, in characters, are a line of their own below the texts of their entry. */
const maxInline = 90;

const privateKey = new RegExp(`^${anyOf(words.keys.private)}$`);

/** Whether a label names private data: "Date of birth", "Marital status". */
export const isPrivateLabel = (label: string): boolean => privateKey.test(normalizeKey(label));
const peopleKey = new RegExp(`${anyOf(words.keys['of people'])}$`, 'i');
const contact = /^\S+@\S+\.\S+$|^(?:mailto|tel):|^\+?[\d\s()./-]{7,}$/;
const address = /^(?:https?:)?\/\/\S+$|^(?:www\.|[./#])\S*$|^\S+\.(?:pdf|png|jpe?g|webp|svg|gif|mp4|html?|md)$/i;
const picture = /\.(?:png|jpe?g|webp|svg|gif|mp4)(?:[?#]|$)/i;

/** `undefined` unless the part has entries or sentences, and not only names of links. */
export function partAsText(value: unknown, path: Path): PartAsText | undefined {
  // A list with contacts may be of other people.
  if (everyText(value).some(({ text }) => contact.test(text) && readPeriod(text) === undefined)) return undefined;
  if (typeof value === 'string') return { text: htmlAsMarkdown(value), unused: [] };
  const { blocks, unused } = blocksOf(value, path);
  const text = blocks.join('\n\n');
  return text === '' ? undefined : { text, unused };
}

type Blocks = { blocks: readonly string[]; unused: readonly UnusedValue[] };

/** The lists of a part: one, or one for each group of an object, below the name of the group. */
function blocksOf(value: unknown, path: Path): Blocks {
  const listKey = listKeyOf(value);
  if (Array.isArray(value)) return listOf(value, path);
  if (!isRecord(value)) return { blocks: [], unused: [] };
  if (listKey !== undefined && /^(?:items|list|entries)$/.test(listKey))
    return listOf(value[listKey], [...path, listKey]);
  const groups = Object.entries(value).filter(([, group]) => !isEmpty(group));
  if (groups.length > 0 && groups.every(([, group]) => isRecord(group))) return listOf(value, path);
  if (!groups.every(([, group]) => Array.isArray(group))) return { blocks: [], unused: [] };
  const lists = groups.map(([key, group]) => ({ key, ...listOf(group, [...path, key]) }));
  return {
    blocks: lists.flatMap(({ key, blocks }) =>
      blocks.length === 0 ? [] : lists.length === 1 ? blocks : [`**${groupName(key)}**`, ...blocks],
    ),
    unused: lists.flatMap((list) => list.unused),
  };
}

function listOf(list: unknown, path: Path): Blocks {
  const isList = Array.isArray(list);
  const items = Object.entries(Object(list)).map(([key, item]) =>
    itemOf(item, originOf(item) ?? [...path, isList ? Number(key) : key]),
  );
  const lines = items.map(({ line }) => line).filter(Boolean);
  return { blocks: lines.length > 0 ? [lines.join('\n')] : [], unused: items.flatMap((item) => item.unused) };
}

/** `{ "label": "Based in", "value": "Leeds" }` */
const isPair = (item: unknown) =>
  isRecord(item) &&
  /^(?:label|name|title|key),(?:value|text|content|details)$/.test(Object.keys(item).map(normalizeKey).join());

type Texts = { inline: string[]; below: string[]; url?: string; unused: UnusedValue[] };

function itemOf(item: unknown, path: Path): { line: string; unused: readonly UnusedValue[] } {
  const texts: Texts = { inline: [], below: [], unused: [] };
  addTexts(texts, item, path);
  const inline = texts.inline.length > 0 ? texts.inline : texts.below.splice(0, 1);
  const named = inline.findIndex((text) => readPeriod(text) === undefined && !text.includes(']('));
  const separator = isPair(item) ? ': ' : texts.inline.some((text) => text.includes(', ')) ? '; ' : ', ';
  const line = inline
    .map((text, index) => (index < inline.length - 1 ? text.replace(/[.:]$/, '') : text))
    .map((text, index) => (texts.url && index === named ? `[${text}](<${texts.url}>)` : text))
    .join(separator);
  return {
    line: line && [`- ${line}`, ...texts.below.map((text) => `  - ${text}`)].join('\n'),
    unused: texts.unused,
  };
}

function addTexts(texts: Texts, value: unknown, path: Path): void {
  if (isEmpty(value) || typeof value === 'boolean') return;
  const name = keyOf(path);
  const isLeftOut =
    internalKey.test(name) || privateKey.test(name) || peopleKey.test(name) || (isRecord(value) && isHidden(value));
  if (isLeftOut) texts.unused.push({ path, value });
  else if (Array.isArray(value)) addList(texts, value, path);
  else if (isRecord(value)) for (const [part, item] of fieldsOf(value)) addTexts(texts, item, [...path, part]);
  else addText(texts, value, path);
}

const dateNames = (field: string) => fieldNames('work[]', field);

/** The key of a value, or of the list that contains it. */
const keyOf = (path: Path) => normalizeKey(String(path.findLast((step) => typeof step === 'string') ?? ''));

type Field = readonly [key: string, value: unknown];

/** The fields of an entry. The dates of a period become one text. */
function fieldsOf(entry: JsonObject): readonly Field[] {
  const fields: readonly Field[] = Object.entries(entry);
  const dateAt = (field: string) =>
    fields.find(([key, value]) => dateNames(field).includes(normalizeKey(key)) && !isEmpty(value) && !isRecord(value));
  const [start, end] = [dateAt('startDate'), dateAt('endDate')];
  const isPeriod =
    start && end && readDate(String(start[1])) && (readDate(String(end[1])) || isPresent(String(end[1])));
  if (!isPeriod) return fields;
  const period = `${dateText(String(start[1]))} – ${dateText(String(end[1]))}`;
  return fields.flatMap((field): readonly Field[] =>
    field === end ? [] : [field === start ? ['period', period] : field],
  );
}

function addList(texts: Texts, list: readonly unknown[], path: Path): void {
  const lines = list.filter((item) => typeof item === 'string').map((item) => textLine(item));
  const isTextKey = /bullet|highlight|detail|point|task/.test(keyOf(path));
  const areNames = !isTextKey && lines.length === list.length && lines.every((line) => line.length <= maxInline / 2);
  const names = lines.map((line) => line.replace(/\.$/, '')).join(', ');
  if (areNames && isContent(names, '')) texts.inline.push(names);
  else
    for (const [index, item] of list.entries()) {
      const { line, unused } = itemOf(item, [...path, index]);
      texts.unused.push(...unused);
      if (!line) continue;
      const text = line.replace(/^- /, '').replaceAll('\n  - ', '; ');
      (isRecord(item) && text.length <= maxInline && !isTextKey ? texts.inline : texts.below).push(text);
    }
}

function addText(texts: Texts, value: unknown, path: Path): void {
  const { summary, highlights } = bulletText(htmlAsMarkdown(String(value)));
  texts.below.push(...highlights.map(textLine).filter(Boolean));
  const text = dateText(textLine(summary));
  if (text === '') return;
  if (/^https?:\/\/\S+$/.test(text) && !picture.test(text) && texts.url === undefined) texts.url = text;
  else if (!isContent(text, keyOf(path))) texts.unused.push({ path, value });
  else if (text.length > maxInline) texts.below.push(text);
  else if (!texts.inline.includes(text)) texts.inline.push(text);
}

/** `2023-09-28T00:00:00.000Z` is written by a program. */
const dateText = (text: string) => (/^\d{4}-\d\d-\d\dT\d/.test(text) ? (readDate(text) ?? text) : text);

const textLine = (text: string) =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll(' -- ', ' – ')
    .replace(/[\s;,]+$/, '')
    .trim();

/** Whether a text says something without its key: words, or a date. */
export function isContent(text: string, name: string): boolean {
  if (internalKey.test(name) || privateKey.test(name) || peopleKey.test(name)) return false;
  if (readPeriod(text) !== undefined) return true;
  if (contact.test(text) || address.test(text) || isInternalName(text, name)) return false;
  return /\p{L}/u.test(text);
}

/** `"type": "leg"`, `"status": "in_progress"`: names that a page chooses by. */
const isInternalName = (text: string, name: string) =>
  /^[a-z\d]+(?:[_-][a-z\d]+)+$/.test(text) ||
  (/^(?:type|category|kind|variant|status)$/.test(name) && /^[a-z]+$/.test(text));
