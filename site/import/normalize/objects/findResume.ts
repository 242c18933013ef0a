// Finds the résumé in its file: in an object that wraps it, in one of several versions, or in a list of sections.
import type { Path } from '../../report/Finding.ts';
import { everyText, isEmpty, isRecord, type JsonObject, recordsIn } from '../../values.ts';
import { sectionForTitle } from '../../words/sectionTitles.ts';
import { filePathOf, type NormalizationContext, recordMove, withEntries } from '../context.ts';
import { isSectionKey } from '../fieldAliases.ts';
import { areTyped, typeOfEntry } from '../guessedLists.ts';
import { reportUnusedParts, textIn, textKeys } from '../normalizeTextFields.ts';
import { dropHidden } from './emptyEntries.ts';

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

/**
 * Puts the sections of a list at the root, unless one has an unknown title or one that is already
 * there: `{ "sections": [{ "title": "Jobs", "items": […] }] }`.
 */
export function spreadSections(document: JsonObject, context: NormalizationContext): JsonObject {
  const key = Object.keys(document).find((name) => /^(?:sections|blocks|contents?)$/i.test(name)) ?? '';
  const { [key]: sections, ...result } = document;
  if (recordsIn(sections).length < [sections].flat().length) return document;
  const titles: (readonly [title: unknown, filePath: Path])[] = [];
  for (const [index, record] of recordsIn(sections).entries()) {
    const nameAt = (titleKey: string) => textIn(record[titleKey], textKeys) ?? '';
    const titleKey = ['heading', 'title', 'header', 'id'].find((one) => sectionForTitle(nameAt(one))) ?? '';
    const name = nameAt(titleKey);
    if (!name || name in result) return document;
    const { id: _, [titleKey]: title, ...section } = record;
    const filePath = [...filePathOf(context, key), index];
    if (isEmpty(dropHidden(section, { ...context, filePath }))) continue;
    titles.push([title, [...filePath, titleKey]]);
    const [onlyKey = '', ...otherKeys] = Object.keys(section);
    const isBare = otherKeys.length === 0 && !isRecord(section[onlyKey]);
    recordMove(isBare ? [...filePath, onlyKey] : filePath, context, name);
    result[name] = isBare ? section[onlyKey] : section;
  }
  for (const [title, filePath] of titles) reportUnusedParts(title, textKeys, { ...context, filePath });
  return result;
}

/** Splits a timeline by the types of its entries: `{ "timeline": [{ "type": "work" }, { "category": "education" }] }`. */
export function splitTimeline(document: JsonObject, context: NormalizationContext): JsonObject {
  return Object.entries(document).reduce((result, [key, list]) => {
    if (isSectionKey(key) || !areTyped(list)) return result;
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
