// Decides which field of JSON Resume each key of an object in the file is.
import { closestKey } from '../validate/unknownKeys.ts';
import { isEmpty, isRecord, type JsonObject, recordsIn } from '../values.ts';
import { fieldNames, normalizeKey } from './fieldAliases.ts';
import type { Fields } from './resumeShape.ts';
import { sectionForTitle } from './sectionTitles.ts';

type Match = readonly [key: string, field: string];

/** The keys without a field and the fields without a key; `pattern` is the object's path, such as `work[]`. */
type Unmatched = { keys: readonly string[]; fields: readonly string[]; pattern: string; value: JsonObject };

type MatchRule = (unmatched: Unmatched) => readonly Match[];

/** From certain to guessed. Each rule sees the keys and fields that the rules before it left. */
const rules: readonly MatchRule[] = [
  ({ keys, fields }) => pairs(keys, fields, (key, field) => key === field),
  ({ keys, fields }) => pairs(keys, fields, (key, field) => normalizeKey(key) === normalizeKey(field)),
  aliases,
  sectionTitles,
  ({ keys, fields }) => keys.flatMap((key): Match[] => matchOf(key, closestKey(key, fields))),
];

/** Lists that belong to a field that another key has already. Their items are added to it. */
const additions: readonly MatchRule[] = [sectionTitles, sentenceLists, jobLists];

/** The field of each key that is not empty, in the file's order; `undefined` for an unknown key. */
export function matchFields(
  value: JsonObject,
  shapes: Fields,
  pattern: string,
): readonly (readonly [key: string, field: string | undefined])[] {
  const filledKeys = Object.keys(value).filter((key) => !isEmpty(value[key]));
  const fieldByKey = new Map<string, string>();
  const unmatchedKeys = () => filledKeys.filter((key) => !fieldByKey.has(key) && !/^(?:x-|\$)/.test(key));
  const usedFields = new Set<string>();
  for (const rule of rules) {
    const fields = [...shapes.keys()].filter((field) => !usedFields.has(field));
    for (const [key, field] of rule({ keys: unmatchedKeys(), fields, pattern, value })) {
      if (fieldByKey.has(key) || usedFields.has(field)) continue;
      fieldByKey.set(key, field);
      usedFields.add(field);
    }
  }
  const lists = [...shapes].flatMap(([field, { kind }]) => (kind === 'list' ? [field] : []));
  for (const rule of additions)
    for (const [key, field] of rule({ keys: unmatchedKeys(), fields: lists, pattern, value }))
      fieldByKey.set(key, field);
  return filledKeys.map((key) => [key, fieldByKey.get(key)]);
}

const matchOf = (key: string, field: string | undefined): Match[] => (field === undefined ? [] : [[key, field]]);

function pairs(
  keys: readonly string[],
  fields: readonly string[],
  isMatch: (key: string, field: string) => boolean,
): readonly Match[] {
  return keys.flatMap((key) =>
    matchOf(
      key,
      fields.find((field) => isMatch(key, field)),
    ),
  );
}

/** A field takes the key with the first of its other names. */
function aliases({ keys, fields, pattern, value }: Unmatched): readonly Match[] {
  return fields.flatMap((field) =>
    fieldNames(pattern, field).flatMap((name) =>
      keys.flatMap((key): Match[] =>
        normalizeKey(key) === name && !isForHighlights(value[key], field, pattern) ? [[key, field]] : [],
      ),
    ),
  );
}

/** Whether a value under another name of a text field is a list of sentences: "notes": ["Kept the books."]. */
function isForHighlights(value: unknown, field: string, pattern: string): boolean {
  const isText = field === 'summary' || field === 'description';
  return isText && withHighlights.test(pattern) && isSentenceList(value);
}

const withHighlights = /^(?:work|volunteer|education|projects)\[\]$/;

/** At the root, a list whose key says what it contains: `additionalExperience`, `cursosECertificacoes`. */
function sectionTitles({ keys, fields, pattern, value }: Unmatched): readonly Match[] {
  if (pattern !== '') return [];
  return keys.flatMap((key) => {
    const section = hasEntries(value[key]) ? sectionOf(key, value[key]) : undefined;
    return matchOf(
      key,
      fields.find((field) => field === section),
    );
  });
}

const hasEntries = (value: unknown) =>
  Array.isArray(value) || (isRecord(value) && Object.values(value).some((item) => Array.isArray(item)));

/** Courses that a person taught are no jobs, and works are jobs only if they have an employer. */
function sectionOf(key: string, entries: unknown): string | undefined {
  const section = sectionForTitle(wordsOfKey(key));
  const names = recordsIn(entries).flatMap(Object.keys).map(normalizeKey);
  const isTaught = (section === 'work' || section === 'certificates') && names.includes('course');
  if (isTaught && !names.includes('position') && !names.includes('issuer')) return 'projects';
  return section === 'projects' && names.includes('company') && names.includes('position') ? 'work' : section;
}

/** `cursosECertificacoes` is "cursos e certificacoes". */
function wordsOfKey(key: string): string {
  return key.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ');
}

/** At the root, a list of entries with a title and an employer or a period: `clinicalRotations`. */
function jobLists({ keys, pattern, value }: Unmatched): readonly Match[] {
  if (pattern !== '') return [];
  return keys.flatMap((key): Match[] => (isJobList(value[key]) ? [[key, 'work']] : []));
}

/** A list of the file that is read as jobs, although its key does not say so. */
type GuessedJobs = { key: string; count: number };

export function guessedJobs(document: unknown): readonly GuessedJobs[] {
  return Object.entries(isRecord(document) ? document : {}).flatMap(([key, list]) => {
    const isNamed = fieldNames('', 'work').some((name) => normalizeKey(key) === name || endsWithName(key, name));
    const section = sectionForTitle(wordsOfKey(key)) ?? 'work';
    return Array.isArray(list) && isJobList(list) && !isNamed && section === 'work'
      ? [{ key, count: list.length }]
      : [];
  });
}

/** "teaching_experience" says what it is; "clinicalWork" may be art. */
const endsWithName = (key: string, name: string) => name.length > 4 && normalizeKey(key).endsWith(name);

/** Whether entries look like jobs: each has a title, and an organization or a period. */
export function isJobList(list: unknown): boolean {
  const entries = Array.isArray(list) ? list : [];
  return entries.length > 0 && entries.every(isJob);
}

function isJob(entry: unknown): boolean {
  const names = isRecord(entry)
    ? Object.keys(entry)
        .filter((key) => !isEmpty(entry[key]))
        .map(normalizeKey)
    : [];
  const hasFieldOf = (...fields: string[]) =>
    fields.some((field) => names.some((name) => jobNames(field).includes(name)));
  const isOther = names.some((name) => otherEntries.test(name));
  return (
    hasFieldOf('position') && !isOther && (hasFieldOf('name') || (hasFieldOf('startDate') && hasFieldOf('endDate')))
  );
}

const jobNames = (field: string) => fieldNames('work[]', field).filter((name) => name !== 'name');

/** Keys of grants, works of art, talks and courses. */
const otherEntries =
  /^(?:amount|agency|venue|event|journal|publisher|authors?|doi|isbn|medium|course|degree|issuer|awarder|price)$/;

/** In a job, a project or a degree, a list of sentences under any key contains highlights. */
function sentenceLists({ keys, pattern, value }: Unmatched): readonly Match[] {
  if (!withHighlights.test(pattern)) return [];
  return keys.flatMap((key): Match[] => (isSentenceList(value[key]) ? [[key, 'highlights']] : []));
}

/** Whether a value is a list of texts, also in groups with a title, of which one is a sentence and not a name. */
function isSentenceList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const texts = value.flatMap(textsOfItem);
  return texts.every((text) => typeof text === 'string') && texts.some((text) => sentence.test(String(text)));
}

/** At least three words, or a full stop. */
const sentence = /\S\s+\S+\s+\S|[.。！!]\s*$/u;

/** The key of the only list in an item: `{ "section": "Books", "items": ["Kept the books."] }`. */
export function listKeyOf(item: unknown): string | undefined {
  if (!isRecord(item)) return undefined;
  const [key, ...others] = Object.keys(item).filter((name) => Array.isArray(item[name]));
  return others.length === 0 ? key : undefined;
}

function textsOfItem(item: unknown): readonly unknown[] {
  const key = listKeyOf(item);
  const list = isRecord(item) && key !== undefined ? item[key] : undefined;
  return Array.isArray(list) ? list : [item];
}
