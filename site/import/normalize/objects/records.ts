// Lists of objects in an entry: its links, and others that become texts.
import { everyText, isEmpty, isRecord, type JsonObject } from '../../values.ts';
import { anyOf, namesIn, words } from '../../words/words.ts';
import { filePathOf, type NormalizationContext, recordMove } from '../context.ts';
import { fieldNames, normalizeKey, periodKeys } from '../fieldAliases.ts';
import { groupName } from '../groupName.ts';
import { isJobList } from '../guessedLists.ts';
import { readPeriod } from '../readDate.ts';
import type { Fields } from '../resumeShape.ts';
import { namesPost } from '../roleIn.ts';
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
  const entries = Object.entries(entry).map(([key, list]): [string, unknown] => {
    const isList = Array.isArray(list) && list.length > 0 && list.every((item) => isRecord(item) && hasTexts(item));
    if (!isList || otherKey.test(normalizeKey(key))) return [key, list];
    return [
      key,
      list.map((item, index) => textOfRecord(item, { ...context, filePath: [...filePathOf(context, key), index] })),
    ];
  });
  return Object.fromEntries(entries);
}

/** Keys of pictures, and of tags by which a page chooses its texts. */
const internalKey = /^(?:tags?|logos?|icons?|images?|img|picture|photo)$/;

const isShown = (value: unknown): boolean =>
  (typeof value === 'string' && !/^https?:|^(?:true|false)$/.test(value)) ||
  typeof value === 'number' ||
  isTexts(value);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string');

/** Whether an object has several texts and nothing deeper. */
const hasTexts = (item: JsonObject): boolean => {
  const values = Object.values(item).filter((value) => !isEmpty(value));
  return values.filter(isShown).length > 1 && values.every((value) => typeof value !== 'object' || isTexts(value));
};

const toolsKey = new RegExp(`^${anyOf(words.keys['named in a text'][0] ?? '')}$`);
const summaryNames = [...fieldNames('work[]', 'summary'), 'text', 'value'];

/** "Wood 101, 1.0" or "Stairs: Built the stairs.", with sentences and tools below. */
function textOfRecord(item: JsonObject, context: NormalizationContext): string {
  const { filePath, reportUnused } = context;
  const texts: string[] = [];
  const below: string[] = [];
  let summary = '';
  for (const [key, value] of Object.entries(dropHidden(item, context))) {
    const name = normalizeKey(key);
    const lines = (isTexts(value) ? value : [String(value)]).map((line) => line.trim()).filter(Boolean);
    const isNew = !lines.every((line) => texts.includes(line));
    if (!isShown(value) || internalKey.test(name)) reportUnused([...filePath, key], value);
    else if (isTexts(value) && toolsKey.test(name)) below.push(`${groupName(key)}: ${lines.join(', ')}`);
    else if (isTexts(value) && lines.some((line) => /\s\S+\s/.test(line))) below.push(...lines);
    else if (isNew && texts.length > 0 && summary === '' && summaryNames.includes(name)) summary = lines.join(', ');
    else if (isNew) texts.push(lines.join(', '));
  }
  const title = texts.join(', ').replace(/:,/g, ':');
  const first = summary === '' ? title : `${title}${/[.:!?]$/.test(title) ? '' : ':'} ${summary}`;
  return [first, ...below].join('\n  - ');
}

const teaching = new RegExp(anyOf(words.keys['of teaching']), 'i');
const titles = namesIn('(title)');
const namesOf = (field: string) => fieldNames('work[]', field).filter((name) => ![...titles, 'where'].includes(name));
const [posts, employers] = [namesOf('position'), namesOf('name')];

/** Makes one job of a list of taught courses, which name no post. The key of the list becomes the position. */
export function joinCourses(document: JsonObject, context: NormalizationContext): JsonObject {
  let result = document;
  for (const [key, list] of Object.entries(document)) {
    const items: readonly unknown[] = Array.isArray(list) && teaching.test(key) && !isJobList(list) ? list : [];
    if (items.length === 0 || !items.every((item) => typeof item === 'string' || isCourse(item))) continue;
    const filePath = filePathOf(context, key);
    const texts = items.map((item, index) =>
      isRecord(item) ? textOfRecord(item, { ...context, filePath: [...filePath, index] }) : item,
    );
    const dates = items.flatMap((item) =>
      Object.entries(Object(item)).filter(([name]) => periodKeys.test(normalizeKey(name))),
    );
    const years = dates.flatMap(([, text]) => String(text).match(/\b(?:19|20)\d\d\b/g) ?? []).toSorted();
    const isOpen = dates.some(
      ([, text]) => readPeriod(String(text)) && readPeriod(String(text))?.endDate === undefined,
    );
    const { [key]: _, teaching: others = [], ...rest } = result;
    recordMove(filePath, context, 'teaching');
    const job = {
      position: groupName(key),
      startDate: years[0],
      endDate: isOpen ? undefined : years.at(-1),
      highlights: texts,
    };
    result = { ...rest, teaching: [...[key === 'teaching' ? [] : others].flat(), job] };
  }
  return result;
}

/** Whether an entry names a course and no post, or has neither an employer nor a dated post. */
function isCourse(item: unknown): boolean {
  const fields = Object.entries(isRecord(item) ? item : {}).map(([key, value]) => ({ name: normalizeKey(key), value }));
  const has = (keys: readonly string[]) => fields.some(({ name }) => keys.includes(name));
  const isDatedPost = has(posts) && fields.some(({ name }) => periodKeys.test(name));
  const isPost = fields.some(({ name, value }) => [...posts, ...titles].includes(name) && namesPost(String(value)));
  const isNamed = has(['course', 'module', 'class', ...titles.filter((name) => name !== 'name')]) && !isPost;
  return fields.length > 0 && (isNamed || !(has(employers) || isDatedPost));
}
