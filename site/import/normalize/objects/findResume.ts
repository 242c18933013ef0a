// Finds the résumé in its file: in an object that wraps it, in one of several versions, or in a list of sections.
import { everyText, isEmpty, isRecord, type JsonObject, listKeyOf, recordsIn } from '../../values.ts';
import { sectionForHeading, sectionForTitle } from '../../words/sectionTitles.ts';
import { filePathOf, type NormalizationContext, recordMove, withEntries } from '../context.ts';
import { basicsParts, fieldNames, isSectionKey, normalizeKey } from '../fieldAliases.ts';
import { areTyped, typeOfEntry, wordsOfKey } from '../guessedLists.ts';
import { reportUnusedParts, textIn, textKeys } from '../normalizeTextFields.ts';
import { rootFields } from '../resumeShape.ts';
import { isHidden } from './emptyEntries.ts';
import { mayBeTitle } from './otherSections.ts';

/** Takes the résumé out of an object that wraps it. */
export function unwrapDocument(document: JsonObject, context: NormalizationContext): JsonObject {
  const key = Object.keys(document).find((name) => isWrapper(name, document));
  if (key === undefined) return document;
  const { [key]: nested, ...others } = document;
  const filePath = [...context.filePath, key];
  const unwrapped = unwrapDocument(Object(nested), { ...context, filePath });
  for (const part of Object.keys(unwrapped))
    if (!context.filePaths.has(part)) recordMove([...filePath, part], context, part);
  // The name may be beside it: `{ "main": { "name": … }, "resume": { "work": […] } }`.
  const isWhole = hasName(unwrapped);
  for (const [other, value] of Object.entries(others))
    if (isWhole || Object.hasOwn(unwrapped, other)) context.reportUnused([...context.filePath, other], value);
  return isWhole ? unwrapped : { ...others, ...unwrapped };
}

const keyOfSections = /^(?!textSections$)(?:\w*sections|blocks|contents?)$/i;
const titleKeys = ['heading', 'title', 'header', 'name', 'label', 'id', 'type'];
const contentKeys = /^(?:items|entries|contents?|list|data|text|body|details|description)$/;

/** Puts the sections of a list at the root: `{ "sections": [{ "title": "Jobs", "items": […] }] }`. */
export function spreadSections(document: JsonObject, context: NormalizationContext): JsonObject {
  const key = Object.keys(document).find((name) => keyOfSections.test(name) && areRecords(document[name])) ?? '';
  const { [key]: sections, ...result } = document;
  for (const [index, section] of recordsIn(sections).entries()) {
    const filePath = [...filePathOf(context, key), index];
    const nameAt = (titleKey: string) => textIn(section[titleKey], textKeys) ?? '';
    const titleKey = titleKeys.find((one) => sectionForTitle(nameAt(one))) ?? titleKeys.find(nameAt) ?? '';
    const { [titleKey]: title, ...others } = section;
    const contentKey = Object.keys(others).find((one) => contentKeys.test(one) && !isEmpty(others[one]));
    const partKey = contentKey ?? listKeyOf(others) ?? '';
    const isRead = titleKey !== '' && partKey !== '' && !(nameAt(titleKey) in result) && !isHidden(section);
    for (const [one, value] of Object.entries(others))
      if (!isRead || one !== partKey) context.reportUnused([...filePath, one], value);
    if (!isRead) context.reportUnused([...filePath, titleKey], title);
    if (!isRead) continue;
    result[nameAt(titleKey)] = others[partKey];
    recordMove([...filePath, partKey], context, nameAt(titleKey));
    reportUnusedParts(title, textKeys, { ...context, filePath: [...filePath, titleKey] });
  }
  return result;
}

const areRecords = (list: unknown) => Array.isArray(list) && list.length > 0 && list.every(isRecord);

/** The section that a key names exactly, or certificates for courses. */
function sectionOf(key: string): string | undefined {
  const field = [...rootFields.keys()].find((name) => fieldNames('', name).includes(normalizeKey(key)));
  return field ?? [sectionForHeading(wordsOfKey(key))].find((section) => section === 'certificates');
}

/**
 * Puts sections within another one at the root, and all members of an object that names none:
 * `{ "education": { "degrees": […], "languages": […] } }`, `{ "academic": { "publications": […], "talks": […] } }`.
 */
export function spreadGroups(document: JsonObject, context: NormalizationContext): JsonObject {
  return Object.entries(document).reduce((result, [key, group]) => {
    const members = Object.entries(isRecord(group) ? group : {}).filter(([, member]) => !isEmpty(member));
    const own = sectionOf(key);
    const isNamed = keyOfSections.test(key) || (mayBeTitle(key) && !basicsParts.includes(normalizeKey(key)));
    const others = members.filter(([name, member]) => {
      const section = sectionOf(name);
      return section !== undefined && section !== own && (own !== 'skills' || recordsIn(member).length > 0);
    });
    const areSections = isNamed && others.length > 0 && members.every(([, member]) => typeof member === 'object');
    const isFree = own !== undefined || members.every(([name]) => !(name in result));
    const moved = (own ? others : members).filter(([name]) => areSections && isFree && !(name in result));
    if (moved.length === 0) return result;
    for (const [name] of moved) recordMove([...filePathOf(context, key), name], context, name);
    const { [key]: _, ...rest } = result;
    const left = members.filter((member) => !moved.includes(member));
    return { ...rest, ...(left.length > 0 && { [key]: Object.fromEntries(left) }), ...Object.fromEntries(moved) };
  }, document);
}

/** Splits a timeline by the types of its entries: `{ "timeline": [{ "type": "work" }, { "category": "education" }] }`. */
export function splitTimeline(document: JsonObject, context: NormalizationContext): JsonObject {
  return Object.entries(document).reduce((result, [key, list]) => {
    // `{ "experience": [{ "type": "work" }, { "type": "learning" }] }`
    const types = Object.values(Object(list)).map((entry) => typeOfEntry(entry)?.[1]);
    const isSection =
      isSectionKey(key) && (!fieldNames('', 'work').includes(normalizeKey(key)) || new Set(types).size < 2);
    if (isSection || !areTyped(list)) return result;
    const { [key]: _, ...others } = result;
    return Object.entries(Object(list)).reduce<JsonObject>((sections, [step, item]) => {
      const [typeKey = '', section = ''] = typeOfEntry(item) ?? [];
      const { [typeKey]: __, ...entry } = Object(item);
      const filePath = [...filePathOf(context, key), Array.isArray(list) ? Number(step) : step];
      return withEntries(sections, { section, entries: [entry], filePath }, context);
    }, others);
  }, document);
}

export const variantsKey = /^(?:resumes|cvs|versions|variants)$/i;

/** Drops the language of the file's texts: `"language": "fr"`. */
export function dropLanguageCode(document: JsonObject): JsonObject {
  const { language, ...others } = document;
  return typeof language === 'string' && /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(language) ? others : document;
}

/** Takes the longest résumé of a file with several: `{ "resumes": { "sales": { "experience": […] } } }`. */
export function chooseResume(document: JsonObject, context: NormalizationContext): JsonObject {
  const key = Object.keys(document).find((name) => variantsKey.test(name)) ?? '';
  const { [key]: variants, ...others } = document;
  const resumes = Object.entries(Object(variants)).filter(([, value]) => Object.keys(Object(value)).some(isSectionKey));
  const [chosen, ...unread] = resumes.toSorted(([, a], [, b]) => everyText(b).length - everyText(a).length);
  if (!chosen) return document;
  const [name, resume] = chosen;
  const filePath = [...context.filePath, key];
  for (const [other, value] of unread) context.reportUnused([...filePath, other], value);
  for (const part of Object.keys(Object(resume))) recordMove([...filePath, name, part], context, part);
  return { ...others, ...Object(resume) };
}

/** YAMLResume's files have their `basics` in `content`; other files have all their sections there. */
function isWrapper(key: string, document: JsonObject): boolean {
  const { basics, [key]: nested } = document;
  if (!isRecord(nested)) return false;
  const sectionsIn = (part: JsonObject) =>
    Object.keys(part).filter((name) => isSectionKey(name) && typeof part[name] === 'object');
  if (/^contents?$/i.test(key))
    return isRecord(nested.basics) || (sectionsIn(nested).length > 1 && sectionsIn(document).length === 0);
  return /^(?:resume|cv|data|params)(?:_[a-z]{2})?$/.test(key) && basics === undefined;
}

function hasName(document: JsonObject): boolean {
  return [document, ...Object.values(document).filter(isRecord)].some((part) => !isEmpty(part.name));
}
