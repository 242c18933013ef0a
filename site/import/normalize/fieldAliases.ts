// The names of fields in JSON Resume before 1.0, in other tools, and in many languages.
// Names are normalized: `startedon` matches "Started On", `started_on` and `startedOn`. The first
// in a list counts.
import { isEmpty, type JsonObject } from '../values.ts';
import { headingKeys } from '../words/sectionTitles.ts';
import { anyOf, listOf, namesIn, normalizeKey, words } from '../words/words.ts';
import { basicsFields, rootFields } from './resumeShape.ts';

export { normalizeKey };

/** The field for a text in place of an object, and for the key of an object: `{ "Dutch": { "level": "B2" } }`. */
const defaultField: Readonly<Record<string, string>> = {
  'basics.location': 'city',
  'basics.profiles[]': 'network',
  'education[]': 'institution',
  'volunteer[]': 'organization',
  'awards[]': 'title',
  'languages[]': 'language',
  'references[]': 'reference',
};

/** The field for the values of an object in place of a list: `{ "Dutch": "fluent" }`. */
export const valueField: Readonly<Record<string, string>> = {
  'basics.profiles[]': 'url',
  'languages[]': 'fluency',
  'skills[]': 'keywords',
  'interests[]': 'keywords',
};

/** The fields that may name an entry, by its path. */
export const namingFields: Readonly<Record<string, readonly string[]>> = {
  'certificates[]': ['name'],
  'education[]': ['studyType', 'area', 'institution'],
  'publications[]': ['name'],
  'awards[]': ['title'],
  'projects[]': ['name'],
  'volunteer[]': ['position', 'organization'],
};

type NamesOfFields = Readonly<Record<string, string>>;

/** Other names of fields, by an object's path, such as `work[]`. All other fields have the shared names. */
const otherNames: Readonly<Record<string, NamesOfFields>> = words.keys.fields;
const sharedNames: NamesOfFields = words.keys.shared;

/** The names of sections that are also headings. As a key, "résumé" does not mean the summary. */
const headingNames: ReadonlyMap<string, readonly string[]> = new Map(
  Array.from(headingKeys, ([section, names]) => [section, names.map(normalizeKey).filter((name) => name !== 'resume')]),
);

const namesByField = new Map<string, readonly string[]>();

/** A field's own name and its other names, as {@link normalizeKey} returns them. */
export function fieldNames(pattern: string, field: string): readonly string[] {
  const key = `${pattern}.${field}`;
  const names = namesByField.get(key) ?? allNames(pattern, field);
  namesByField.set(key, names);
  return names;
}

function allNames(pattern: string, field: string): readonly string[] {
  const ownNames = namesIn(otherNames[pattern]?.[field] ?? '(shared)');
  const headings = pattern === '' || pattern === 'basics' ? (headingNames.get(field) ?? []) : [];
  const shared = namesIn(sharedNames[field] ?? field.toLowerCase());
  return [field.toLowerCase(), ...headings, ...ownNames.flatMap((name) => (name === '(shared)' ? shared : [name]))];
}

/** The filled keys of an entry that name one of the fields. */
export function keysOf(entry: JsonObject, pattern: string, ...fields: string[]): readonly string[] {
  const names = fields.flatMap((field) => fieldNames(pattern, field));
  return Object.keys(entry).filter((key) => names.includes(normalizeKey(key)) && !isEmpty(entry[key]));
}

export function fieldForText(pattern: string): string {
  return defaultField[pattern] ?? 'name';
}

/** Keys of a first name. Without a last name, `nombre` is a whole name. */
export const firstNames = listOf(words.keys['first names']);
export const lastNames = listOf(words.keys['last names']);

/** Keys of a text with both dates. */
export const periodKeys = new RegExp(`^${anyOf(words.keys.period)}$`);

/** Keys of objects that contain parts of `basics`. If two have one field, the earlier key counts. */
export const basicsParts = [
  ...fieldNames('', 'basics'),
  ...listOf(words.keys['basics parts']),
  ...(headingNames.get('contact') ?? []).filter((name) => name !== 'links'),
];

export const linksNames = [...fieldNames('basics', 'profiles'), 'onlineprofiles'];

export const nameParts: readonly string[] = [...firstNames, ...lastNames];

const basicsKeys = new Set([...[...basicsFields.keys()].flatMap((field) => fieldNames('basics', field)), ...nameParts]);
const sectionKeys = new Set(
  [...rootFields.keys()]
    .filter((field) => field !== 'basics' && field !== 'meta')
    .flatMap((field) => fieldNames('', field)),
);

const nameKeys = new Set([...fieldNames('basics', 'name'), ...nameParts]);

/** Whether a key has a person's name, or a part of it. */
export function isNameKey(key: string): boolean {
  return nameKeys.has(normalizeKey(key));
}

/** Whether a key names a field of `basics`, or a part of the name. */
export function isBasicsKey(key: string): boolean {
  return basicsKeys.has(normalizeKey(key));
}

export function isSectionKey(key: string): boolean {
  return sectionKeys.has(normalizeKey(key)) && !isBasicsKey(key);
}
