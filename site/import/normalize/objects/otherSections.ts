// Keeps lists and prose that fit no section as text sections of the plain résumé, under the file's own key. So are
// sections whose entries are not understood: more of their texts lack a field than have one, they have no names, or
// their key does not say what they are.
import { originOf } from '../../readTracker.ts';
import { type Path, pathText } from '../../report/Finding.ts';
import { everyText, everyValue, groupBy, isEmpty, isRecord, type JsonObject, recordsIn } from '../../values.ts';
import { anyOf, words } from '../../words/words.ts';
import { filePathOf, type NormalizationContext, recordMove } from '../context.ts';
import { namingFields, normalizeKey } from '../fieldAliases.ts';
import { groupName } from '../groupName.ts';
import { certainSection, isTeaching, wordsOfKey } from '../guessedLists.ts';
import { readPeriod } from '../readDate.ts';
import { type Fields, rootFields } from '../resumeShape.ts';
import { isContent, partAsText } from '../textSection.ts';
import { isKeyOfBreaks } from './breaks.ts';

const notSections = new RegExp(`^(?:${anyOf(words.keys['not sections'])}|${anyOf(words.keys.private)})$`);
const people = new RegExp(`${anyOf(words.keys['of people'])}$|${anyOf(words.keys['of supervision'])}`, 'i');
/** Words of keys that hold the parts of a web page: `heroTexts`, `ui_strings`. */
const ofPage = new RegExp(`(?:^|\\s)${anyOf(words.keys['of a page'])}(?:\\s|$)`, 'i');

/** Keys that say that the owner does not show their values: `_jobs`, `oldJobs`. */
const putAside =
  /^[_$]|^x-|(?:^|[^a-z])(?:old|draft|hidden|private|archived?|unused|templates?|examples?|samples?|backup|todo)(?![a-z])/i;

/** Whether a key of the file may be the title of a section. "osp" says nothing to a reader. */
export const mayBeTitle = (key: string): boolean =>
  !notSections.test(normalizeKey(key)) &&
  !people.test(key) &&
  !(ofPage.test(wordsOfKey(key)) && !/^themes$/i.test(key)) &&
  !putAside.test(key.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')) &&
  !isKeyOfBreaks(wordsOfKey(key)) &&
  /\p{L}{4}/u.test(key);

/** In these sections, each field is a claim. A degree or a job with a text more is still one. */
const claims = /^(?:projects|publications|volunteer|awards|certificates)$/;

const ownWords: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(words.keys['words of sections']).map(([section, names]) => [section, new RegExp(anyOf(names))]),
);

/** Whether a Latin key does not name its section: activities may be contests, and grants are not always awards. */
export function isVagueKey(key: string, value: unknown, section: string): boolean {
  const name = wordsOfKey(key).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return /[a-z]/.test(name) && ownWords.get(section)?.test(name) === false && certainSection(value) !== section;
}

/** Whether a section is better shown as text. @param fields those of its entries */
export function isUnclear({ key, section, value }: FilePart, items: () => readonly unknown[], fields: Fields): boolean {
  // "BSc Forestry, Elm College, 2015" has no fields.
  if (/^(?:work|education|volunteer)$/.test(section ?? '') && areTexts(value)) return true;
  if (section !== undefined && isTeaching(key, value)) return true;
  if (section === undefined || !claims.test(section)) return false;
  const entries = recordsIn(items()).filter((entry) => !isEmpty(entry));
  if (entries.length === 0) return false;
  const names = namingFields[`${section}[]`] ?? [];
  const nameless = entries.filter((entry) => names.every((name) => isEmpty(entry[name])));
  const [known, unknown] = [true, false].map(
    (isField) => entries.flatMap((entry) => textsOf(entry, fields, isField)).length,
  );
  return nameless.length * 3 >= entries.length || (unknown ?? 0) >= Math.max(entries.length, (known ?? 0) * 0.75);
}

const areTexts = (value: unknown): boolean =>
  !isEmpty(value) && [value].flat().every((text) => typeof text === 'string' && /\s/.test(text));

const textsOf = (entry: JsonObject, fields: Fields, isField: boolean) =>
  Object.entries(entry)
    .filter(([key]) => fields.has(key) === isField)
    .flatMap(([key, value]) => everyText(value).filter(({ text }) => isContent(text, normalizeKey(key))));

/** Makes a text section of each list at the root, and in `basics`, that has no field, and of prose at the root. */
export function keepOtherSections(resume: JsonObject, context: NormalizationContext): JsonObject {
  const result = { ...resume };
  const keep = (owner: JsonObject, ownerContext: NormalizationContext, keys: readonly string[]) => {
    for (const key of keys) {
      const value = owner[key];
      if (isEmpty(value) || !mayBeTitle(key) || !(typeof value === 'string' ? isProse(value) : hasEntries(value)))
        continue;
      if (addTextSection(result, { key, value, filePath: filePathOf(ownerContext, key) }, context)) delete owner[key];
    }
  };
  if (isRecord(result.basics)) {
    const basics = { ...result.basics };
    const keys = Object.keys(basics).filter((key) => Array.isArray(basics[key]) && key !== 'profiles');
    keep(basics, { ...context, path: ['basics'] }, keys);
    result.basics = basics;
  }
  keep(
    result,
    context,
    Object.keys(resume).filter((key) => !rootFields.has(key) && key !== 'keywords'),
  );
  return result;
}

/** A value of the file, its path there, and the section that it follows as text. Without one, it comes last. */
export type FilePart = { key: string; value: unknown; filePath: Path; section?: string };

/** Adds a part of the file as text sections. Returns `false` if it has no text. */
export function addTextSection(resume: JsonObject, part: FilePart, context: NormalizationContext): boolean {
  const groups = groupsOf(part);
  const sections = groups.flatMap(({ key, value, filePath }) => {
    const asText = partAsText(value, filePath);
    return asText ? [{ ...asText, title: groupName(key), filePath }] : [];
  });
  if (sections.length < groups.length) return false;
  const textSections = Array.isArray(resume.textSections) ? resume.textSections : [];
  const { section } = part;
  for (const [index, { title, filePath, unused }] of sections.entries()) {
    recordMove(filePath, { ...context, path: ['textSections'] }, String(textSections.length + index));
    for (const { path, value } of unused) context.reportUnused(path, value);
    context.reportLoss(filePath, `Kept as text, under "${title}" on the plain résumé: its entries fit no section.`);
  }
  const added = sections.map(({ title, text }) => ({ title, text, ...(section !== undefined && { section }) }));
  resume.textSections = [...textSections, ...added];
  return true;
}

/** A list that a format has joined, by the keys of its parts in the file. */
function groupsOf(part: FilePart): readonly FilePart[] {
  const items = Array.isArray(part.value) ? part.value : [];
  const pathOf = (item: unknown) => originOf(item)?.slice(0, -1) ?? part.filePath;
  const groups = groupBy(items, (item) => pathText(pathOf(item)));
  if (groups.size < 2 && !originOf(items[0])) return [part];
  return Array.from(groups.values(), (value) => {
    const filePath = pathOf(value[0]);
    return { key: String(filePath.findLast((step) => typeof step === 'string') ?? part.key), value, filePath };
  });
}

const isProse = (text: string) => /(?:\S+\s+){11}\S/.test(text);

/** Whether a value has entries: texts, and objects with several texts or with a sentence. */
function hasEntries(value: unknown): boolean {
  const items: readonly unknown[] = Array.isArray(value) ? value : Object.values(Object(value)).flat();
  const entries = items.filter((item) => {
    if (typeof item === 'string') return /\p{L}{2}/u.test(item);
    const texts = [...everyValue(item)].filter(({ value: text }) => /^(?:string|number)$/.test(typeof text));
    const contents = texts.filter(({ path, value: text }) =>
      isContent(String(text), normalizeKey(String(path.at(-1)))),
    );
    const hasWords = contents.some(({ value: text }) => /\p{L}{2}/u.test(String(text)));
    const [isOfMenu, isCounter] = [/^(?:https?:|[./#]\S*$)/, /^\W*\d+\W*$/].map((sign) =>
      texts.some(({ value: text }) => sign.test(String(text)) && !readPeriod(String(text))),
    );
    // `{ "label": "Home", "href": "#home" }` is a part of a menu, and `{ "label": "Cups", "number": 50 }` a counter.
    const isOfPage = isCounter || (isOfMenu && !contents.some(({ value: text }) => isPhrase(String(text))));
    return hasWords && (contents.length > 1 || !isOfPage);
  });
  return entries.length * 2 > items.length;
}

const isPhrase = (text: string) => /(?:\S+\s+){2}\S/.test(text);
