// Decides which field of JSON Resume each key of an object in the file is.
import { pathPattern } from '../report/Finding.ts';
import { closestKey } from '../validate/unknownKeys.ts';
import { isEmpty, isRecord, type JsonObject, listKeyOf } from '../values.ts';
import { sectionForHeading, sectionForKey } from '../words/sectionTitles.ts';
import { anyOf, words } from '../words/words.ts';
import type { NormalizationContext } from './context.ts';
import { fieldNames, normalizeKey } from './fieldAliases.ts';
import { certainSection, guessedSection, sectionOfEntries, sectionOfLabel, wordsOfKey } from './guessedLists.ts';
import { textIn } from './normalizeTextFields.ts';
import { isKeyOfBreaks } from './objects/breaks.ts';
import { isTraining } from './objects/studies.ts';
import type { Fields } from './resumeShape.ts';
import { areSentences } from './textLists.ts';

type Match = readonly [key: string, field: string];

/** The object, and its keys without a field. */
type Unmatched = {
  keys: readonly string[];
  fields: readonly string[];
  /** The object's path, such as `work[]`. */
  pattern: string;
  value: JsonObject;
  /** The list that contains the object. */
  siblings: readonly unknown[];
};

type MatchRule = {
  match: (unmatched: Unmatched) => readonly Match[];
  /** Whether a key may share a list field with other keys. Their items are joined. */
  addsItems?: true;
};

/** From certain to guessed. A rule gets the keys and fields left, or, with `addsItems`, all list fields. */
const matchRules: readonly MatchRule[] = [
  { match: eachKey((key) => key) },
  { match: eachKey((key, { fields }) => fields.find((name) => normalizeKey(key) === normalizeKey(name))) },
  { match: aliases },
  { match: eachKey(namedSection) },
  { match: eachKey(organizationName) },
  { match: eachKey(namedSection), addsItems: true },
  // "age" is not a misspelled "image", and "cards" are no "awards".
  { match: eachKey((key, { fields }) => (key.length > 3 && key !== 'cards' ? closestKey(key, fields) : undefined)) },
  { match: eachKey(sentenceList) },
  { match: eachKey(sentenceList), addsItems: true },
  { match: eachKey(secondText), addsItems: true },
  { match: eachKey(unnamedSection), addsItems: true },
];

/** The field of each key that is not empty, in the file's order; `undefined` for an unknown key. */
export function matchFields(
  value: JsonObject,
  shapes: Fields,
  { path, siblings }: Pick<NormalizationContext, 'path' | 'siblings'>,
): readonly (readonly [key: string, field: string | undefined])[] {
  const pattern = pathPattern(path);
  const filledKeys = Object.keys(value).filter((key) => !isEmpty(value[key]));
  const isOther = (key: string) => /^(?:x-|\$)/.test(key) || (pattern === '' && isKeyOfBreaks(wordsOfKey(key)));
  const fieldByKey = new Map<string, string>();
  for (const { match, addsItems = false } of matchRules) {
    const keys = filledKeys.filter((key) => !fieldByKey.has(key) && !isOther(key));
    const usedFields = new Set(fieldByKey.values());
    const fields = [...shapes].flatMap(([field, { kind }]) =>
      (addsItems ? kind === 'list' : !usedFields.has(field)) ? [field] : [],
    );
    for (const [key, field] of match({ keys, fields, pattern, value, siblings })) {
      const isTaken = fieldByKey.has(key) || (!addsItems && usedFields.has(field));
      if (isTaken || isMisfit(key, value[key], { field, pattern })) continue;
      fieldByKey.set(key, field);
      usedFields.add(field);
    }
  }
  return filledKeys.map((key) => [key, fieldByKey.get(key)]);
}

/** Makes a rule that matches each key by itself. */
function eachKey(fieldOf: (key: string, unmatched: Unmatched) => string | undefined): MatchRule['match'] {
  return (unmatched) =>
    unmatched.keys.flatMap((key): Match[] => {
      const field = fieldOf(key, unmatched);
      return field !== undefined && unmatched.fields.includes(field) ? [[key, field]] : [];
    });
}

/** Matches each field with the key that comes first in the field's list of other names. */
function aliases({ keys, fields, pattern }: Unmatched): readonly Match[] {
  const namedKeys = keys.map((key) => ({ key, keyName: normalizeKey(key) }));
  return fields.flatMap((field) =>
    fieldNames(pattern, field).flatMap((name) =>
      namedKeys.flatMap(({ key, keyName }): Match[] => (keyName === name ? [[key, field]] : [])),
    ),
  );
}

/** The employer or the school, if no other key is: a key that ends with "name", or the title beside a position. */
function organizationName(key: string, { fields, pattern }: Unmatched): string | undefined {
  const name = normalizeKey(key);
  const isName =
    (/\wname$/.test(name) && !/(?:range|duration|period|place|short|github|user)name$/.test(name)) ||
    (name === 'title' && !fields.includes('position'));
  const isOrganization = /^(?:work|volunteer|education)\[\]$/.test(pattern) && isName;
  return isOrganization ? fields.find((field) => /^(?:name|organization|institution)$/.test(field)) : undefined;
}

/** Whether a field cannot have a value: "Master" as the score, works of art as jobs. */
function isMisfit(key: string, value: unknown, { field, pattern }: { field: string; pattern: string }): boolean {
  if (field === 'score') return typeof value === 'string' && (!/[\p{L}\d]/u.test(value) || isNotGrade(key, value));
  if (field === 'studyType') return !/\p{L}/u.test(String(value)) && typeof value !== 'object';
  if (field === 'work') return sectionOfEntries(key, value, field) !== field;
  // A "background" may be a color or a picture.
  if (/^background$/i.test(key)) return !/\p{L}\s+\p{L}/u.test(String(value));
  // `"completed": true` has no date. As an end date, it would be an entry that goes on.
  if (field === 'endDate' && /^completed$/i.test(key)) return value === true;
  const isText = field === 'summary' || field === 'description';
  return isText && withHighlights.test(pattern) && areSentences(value);
}

const degree = new RegExp(`^${anyOf(words.documents.degrees)}$`, 'iu');
const grade = new RegExp(anyOf(words.documents['words for grades']), 'i');

/** A `note` is a grade in French and German. In English it is a text of three words or more: "Depth in Botany". */
const isNotGrade = (key: string, text: string) =>
  degree.test(text) ||
  (/^notes?$/i.test(key) && /^(?:\D*\s\D*\s\D*$|\p{Ll}{5,}\s(?:\S+\s+){2})/u.test(text) && !grade.test(text));

const withHighlights = /^(?:work|volunteer|education|projects)\[\]$/;

/** The section of a list at the root whose key names it: `additionalExperience`, `cursosECertificacoes`. */
function namedSection(key: string, { pattern, value }: Unmatched): string | undefined {
  const hasSection = pattern === '' && (isLevels(key, value[key]) || hasEntries(value[key])) && !isSettings(value[key]);
  if (pattern === '' && isTraining(key, value[key])) return 'education';
  if (!hasSection) return undefined;
  const section = sectionOfLabel(key, value) ?? sectionOfEntries(key, value[key], sectionForKey(wordsOfKey(key)));
  // `{ "misc": { "title": "Other skills", "groups": […] } }`
  return section ?? (listKeyOf(value[key]) ? sectionForHeading(String(Object(value[key]).title)) : undefined);
}

/** Whether an object has levels instead of entries: `{ "softwareSkills": { "QGIS": "basic" } }`. */
const isLevels = (key: string, value: unknown): boolean =>
  isRecord(value) &&
  /(?:skills|languages)$/i.test(key) &&
  textIn(value, ['title', 'name', 'summary', 'description', 'text']) === undefined &&
  Object.values(value).every((level) => /^\S+(?: \S+){0,3}$/.test(String(level)));

/** Whether an object has the settings of a list instead of its entries: `{ "name": "Oak", "file": "all.bib" }`. */
const isSettings = (value: unknown): boolean =>
  isRecord(value) &&
  !/^(?:items|list|entries)$/.test(listKeyOf(value) ?? '') &&
  Object.values(value).some((text) => /^\S+\.(?:bib|ya?ml|json|tex)$/.test(String(text)));

const hasEntries = (value: unknown): boolean =>
  Array.isArray(value) || (isRecord(value) && Object.values(value).some(hasEntries));

/** The section of a list at the root that its entries show: `clinicalRotations`, `typefaces`, `qualifications`. */
function unnamedSection(key: string, { pattern, value }: Unmatched): string | undefined {
  return pattern === '' ? (certainSection(value[key]) ?? guessedSection(key, value[key])) : undefined;
}

/** A list of sentences under any key is highlights or, in awards, certificates and publications, the summary. */
function sentenceList(key: string, { pattern, value, siblings }: Unmatched): string | undefined {
  if (!areSentences(value[key], siblings, key)) return undefined;
  if (withHighlights.test(pattern)) return 'highlights';
  return /^(?:awards|certificates|publications)\[\]$/.test(pattern) ? 'summary' : undefined;
}

/**
 * A second text for a field is a highlight: the `summary` of a project, the `responsibilities` beside
 * `achievements`, the `title` beside a `studyType`.
 */
function secondText(key: string, { pattern, value }: Unmatched): string | undefined {
  const name = normalizeKey(key);
  const isText = /^(?:summary|description)$/.test(name) || fieldNames(pattern, 'highlights').includes(name);
  const isSecond = isText || (pattern === 'education[]' && titleKeys.includes(name));
  const isCopy = Object.entries(value).some(([other, text]) => other !== key && text === value[key]);
  return isSecond && !isCopy && withHighlights.test(pattern) && typeof value[key] === 'string'
    ? 'highlights'
    : undefined;
}

/** `name` may be the school. */
const titleKeys = fieldNames('education[]', 'studyType').filter((name) => name !== 'name');
