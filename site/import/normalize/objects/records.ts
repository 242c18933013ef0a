// Lists of objects: the links of an entry, others that become its texts, and taught courses, which
// become jobs.
import { mapFields } from '../../readTracker.ts';
import { everyText, groupBy, isEmpty, isRecord, type JsonObject, recordsIn } from '../../values.ts';
import { anyOf, internalKey, namesIn, words } from '../../words/words.ts';
import { filePathOf, type NormalizationContext, recordMove } from '../context.ts';
import { fieldNames, keysOf, normalizeKey, periodKeys } from '../fieldAliases.ts';
import { groupName } from '../groupName.ts';
import { addressOfFile, isJobList } from '../guessedLists.ts';
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
  return mapFields(entry, (list, key) => {
    const isList = Array.isArray(list) && list.length > 0 && list.every((item) => isRecord(item) && hasTexts(item));
    if (!isList || otherKey.test(normalizeKey(key))) return list;
    const textOf = toolKeys.includes(normalizeKey(key)) ? nameOfTool : textOfRecord;
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

const teaching = new RegExp(anyOf(words.keys['of teaching']), 'i');
const titles = namesIn('(title)');
const namesOf = (field: string) => fieldNames('work[]', field).filter((name) => ![...titles, 'where'].includes(name));
const [posts, employers] = [namesOf('position'), namesOf('name')];

/** Makes a job for each school of a list of taught courses. The key of the list becomes the position. */
export function joinCourses(document: JsonObject, context: NormalizationContext): JsonObject {
  let result = document;
  for (const [key, list] of Object.entries(document)) {
    const items: readonly unknown[] = Array.isArray(list) && teaching.test(key) && areCourses(list) ? list : [];
    if (items.length === 0) continue;
    const filePath = filePathOf(context, key);
    const courses = items.map((item, index) => {
      const [school, course] = isRecord(item) ? withoutSchool(item) : [undefined, item];
      const itemContext = { ...context, filePath: [...filePath, index] };
      return { item, school, text: isRecord(course) ? textOfRecord(course, itemContext) : course };
    });
    const jobs = Array.from(
      groupBy(courses, ({ school }) => school),
      ([name, taught]) => ({
        position: groupName(key),
        name,
        ...periodOf(taught.map(({ item }) => item)),
        highlights: taught.map(({ text }) => text),
      }),
    );
    const { [key]: _, teaching: others = [], ...rest } = result;
    recordMove(filePath, context, 'teaching');
    result = { ...rest, teaching: [...[key === 'teaching' ? [] : others].flat(), ...jobs] };
  }
  return result;
}

function withoutSchool(course: JsonObject): readonly [school: unknown, course: JsonObject] {
  const [key = ''] = keysIn(course, employers);
  const { [key]: school, ...others } = course;
  return [school, others];
}

/** The first and the last year of several entries. */
function periodOf(entries: readonly unknown[]): JsonObject {
  const dates = entries.flatMap((entry) =>
    Object.entries(Object(entry)).flatMap(([key, text]) => (isDateKey(normalizeKey(key)) ? [String(text)] : [])),
  );
  const years = dates.flatMap((text) => text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).toSorted();
  const isOpen = dates.some((text) => readPeriod(text) && readPeriod(text)?.endDate === undefined);
  return { startDate: years[0], endDate: isOpen ? undefined : years.at(-1) };
}

/** Whether a list has courses, and no jobs. An entry of a semester without an employer is a course. */
function areCourses(list: readonly unknown[]): boolean {
  const areOfSemesters = recordsIn(list).every(
    (item) => keysIn(item, ['semester', 'semesters', 'term']).length > 0 && keysIn(item, employers).length === 0,
  );
  const areNamed = recordsIn(list).every(namesCourse);
  if (isJobList(list)) return areOfSemesters || areNamed;
  return (
    list.some(isRecord) &&
    list.every((item) => typeof item === 'string' || (isRecord(item) && (isCourse(item) || areOfSemesters)))
  );
}

const keysIn = (item: JsonObject, names: readonly string[]) =>
  Object.keys(item).filter((key) => names.includes(normalizeKey(key)));

const has = (item: JsonObject, names: readonly string[]) => keysIn(item, names).length > 0;

function namesCourse(item: JsonObject): boolean {
  const isPost = keysIn(item, [...posts, ...titles]).some((key) => namesPost(String(item[key])));
  return has(item, ['course', 'module', 'class', ...titles.filter((name) => name !== 'name')]) && !isPost;
}

/** Whether an entry names a course and no post, or has neither an employer nor a dated post. */
function isCourse(item: JsonObject): boolean {
  const isDatedPost = has(item, posts) && Object.keys(item).some((key) => periodKeys.test(normalizeKey(key)));
  return !isEmpty(item) && (namesCourse(item) || !(has(item, employers) || isDatedPost));
}
