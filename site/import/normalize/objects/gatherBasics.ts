// Finds the parts of `basics`, which may be at the root or in objects such as `contact` and `sidebar`.
import { mapFields } from '../../readTracker.ts';
import { type Path, quoteValue } from '../../report/Finding.ts';
import { keyReadAs, readAs } from '../../report/messages.ts';
import { isSample } from '../../validate/sampleContent.ts';
import { everyText, isEmpty, isRecord, type JsonObject, recordsIn } from '../../values.ts';
import { documentTitlePattern, sectionForKey, sectionForTitle } from '../../words/sectionTitles.ts';
import { listOf, words } from '../../words/words.ts';
import { filePathOf, type NormalizationContext, recordMove } from '../context.ts';
import {
  basicsParts,
  fieldNames,
  isBasicsKey,
  isNameKey,
  isSectionKey,
  linksNames,
  nameParts,
  normalizeKey,
} from '../fieldAliases.ts';
import { wordsOfKey } from '../guessedLists.ts';
import { profileOn } from '../networks.ts';
import { textIn, textKeys } from '../normalizeTextFields.ts';
import { namesPost } from '../roleIn.ts';
import { isContactText } from './contacts.ts';

/**
 * Reads the first of a summary's versions: `{ "bio": { "short": "…", "long": "…" } }`,
 * `{ "bio": [{ "tags": […], "text": "…" }] }`.
 */
export function chooseSummary(document: JsonObject, context: NormalizationContext): JsonObject {
  return mapFields(document, (value, key) => {
    const taggedTexts = recordsIn(value).map(({ tags, ...version }) => tags && textIn(version, textKeys));
    const versions = Object.entries(isRecord(value) ? value : taggedTexts).filter(([, text]) => !isEmpty(text));
    const areTexts = versions.every(
      ([name, text]) => typeof text === 'string' && !isBasicsKey(name) && !isContactKey(name),
    );
    const [first, ...others] = fieldNames('basics', 'summary').includes(normalizeKey(key)) && areTexts ? versions : [];
    for (const [name, text] of others)
      context.reportUnused([...filePathOf(context, key), Array.isArray(value) ? Number(name) : name], text);
    return first ? first[1] : value;
  });
}

/** Reads the only text of several drafts that is no sample as the summary: `"summary_real": "…", "summary_test": "…"`. */
export function chooseDraft(document: JsonObject, context: NormalizationContext): JsonObject {
  const isSummary = (key: string) => fieldNames('basics', 'summary').includes(normalizeKey(key));
  if (Object.keys(document).some((key) => isSummary(key) && !isEmpty(document[key]))) return document;
  const drafts = Object.entries(document).filter(
    ([key, text]) =>
      isSummary(key.replace(/[_-][a-z]+$/i, '')) && /(?:\S+\s+){9}/.test(String(text)) && !isSample(String(text)),
  );
  const [[key = '', text] = []] = drafts;
  if (drafts.length !== 1) return document;
  const { [key]: _, ...others } = document;
  context.reportChange(filePathOf(context, key), keyReadAs(key, 'summary'));
  recordMove(filePathOf(context, key), context, 'summary');
  return { ...others, summary: text };
}

/** Two to five words without digits. The first does not begin in lower case. */
const fullName = /^\s*(?!\p{Ll})\p{L}[\p{L}\p{M}.'’-]*(?:\s+[\p{L}\p{M}.'’-]+){1,4}\s*$/u;

/** Reads a name that was written instead of the basics: `{ "basics": "Ada Example" }`. */
export function moveName(document: JsonObject, context: NormalizationContext): JsonObject {
  const { basics, ...others } = document;
  if (typeof basics !== 'string' || !fullName.test(basics) || !isEmpty(others.name)) return document;
  if (namesPost(basics) || sectionForTitle(basics)) return document;
  const filePath = filePathOf(context, 'basics');
  context.reportChange(filePath, readAs(quoteValue(basics), 'its "name"'));
  recordMove(filePath, context, 'name');
  return { ...others, name: basics };
}

/** Keys of objects that are parts of `basics` only if nothing else has the name: `aboutMe`, `subject`. */
const ownerKeys = [...fieldNames('basics', 'summary'), ...listOf(words.keys['of the owner'])].filter(
  (name) => !basicsParts.includes(name),
);

/** The keys of the parts. Under any other key, an object with a name may be another person, such as a supervisor. */
function partKeysIn(document: JsonObject): readonly string[] {
  // If two parts have one field, the first one counts.
  const objectKeys = (names: readonly string[]) =>
    [...new Set(names)].flatMap((name) =>
      Object.keys(document).filter((key) => normalizeKey(key) === name && isRecord(document[key])),
    );
  const partKeys = objectKeys(basicsParts).filter((key) => !isOtherPerson(key, document));
  const hasName = (part: unknown) => wordsOfName(part).length > 0;
  if ([document, ...partKeys.map((key) => document[key])].some(hasName)) return partKeys;
  return [
    ...partKeys,
    ...objectKeys(ownerKeys)
      .filter((key) => hasName(document[key]))
      .slice(0, 1),
  ];
}

/** Puts all parts of `basics` into one object, and moves sections out of it. */
export function gatherBasics(document: JsonObject, context: NormalizationContext): JsonObject {
  const partKeys = partKeysIn(document);
  const rootKeys = Object.keys(document).filter(
    (key) => !partKeys.includes(key) && isBasicsAtRoot(key, document, partKeys),
  );
  const parts = [
    ...partKeys.flatMap((part) => partsIn(part, document[part], filePathOf(context, part))),
    ...rootKeys.map((key) => ({ part: '', key, value: document[key], filePath: filePathOf(context, key) })),
  ].filter(({ value }) => !isEmpty(value));
  if (parts.every(({ part, key }) => part === 'basics' && !isSectionKey(key))) return document;

  if (!isRecord(document.basics) && !isEmpty(document.basics))
    context.reportUnused(filePathOf(context, 'basics'), document.basics);
  const basics: JsonObject = {};
  const movedKeys = ['basics', ...partKeys, ...rootKeys];
  const root = Object.fromEntries(Object.entries(document).filter(([key]) => !movedKeys.includes(key)));
  for (const { part, key, value, filePath } of parts) {
    // A value such as "Curriculum vitae" is the document's title, not a field.
    if (typeof value === 'string' && documentTitlePattern.test(value.trim())) continue;
    const isSection = part !== '' && isSectionValue(key, value);
    const target = isSection ? root : basics;
    if (!isEmpty(target[key])) {
      context.reportLoss(filePath, `Skipped: ${quoteValue(value)}. The file has another ${quoteValue(key)}.`);
      continue;
    }
    target[key] = value;
    recordMove(filePath, isSection ? context : { ...context, path: ['basics'] }, key);
    if (isSection) context.reportChange(filePath, 'Read as a section.');
    else if (part && part !== 'basics') context.reportChange(filePathOf(context, part), keyReadAs(part, 'basics'));
  }
  const { summary, paragraphs, ...others } = basics;
  const texts = [summary, paragraphs].filter((text) => !isEmpty(text));
  return { basics: texts.length > 1 ? { ...others, summary: texts.flat() } : basics, ...root };
}

/** Keys of contacts that may be another person's, such as an agent's. */
const isContactsKey = (key: string) => /^(?:[ck]onta[ck]?t|coordonnees$|owner$|intro$)/.test(normalizeKey(key));

/** Whether an object of contacts has a name, and the file has another one elsewhere. */
function isOtherPerson(key: string, document: JsonObject): boolean {
  const partKeys = Object.keys(document).filter(
    (part) => basicsParts.includes(normalizeKey(part)) && !isContactsKey(part),
  );
  const names = [document, ...partKeys.map((part) => document[part])].map(wordsOfName);
  const ownName = names.find((nameWords) => nameWords.length > 1);
  const name = isContactsKey(key) ? wordsOfName(document[key]) : [];
  return ownName !== undefined && name.length > 0 && !name.some((word) => ownName.includes(word));
}

function wordsOfName(part: unknown): readonly string[] {
  const texts = Object.entries(Object(part)).filter(([key]) => isNameKey(key));
  return texts.flatMap(([, text]) => everyText(text)).flatMap(({ text }) => text.toLowerCase().split(/[\s,]+/));
}

type Part = { part: string; key: string; value: unknown; filePath: Path };

/** The values of an object, and of objects with contacts in it: `"me": { "contact": { "phone": … } }`. */
function partsIn(part: string, object: unknown, path: Path): readonly Part[] {
  return Object.entries(Object(object)).flatMap(([key, value]): readonly Part[] => {
    const filePath = [...path, key];
    const isPart = basicsParts.includes(normalizeKey(key)) && isRecord(value) && Object.keys(value).every(isContactKey);
    return isPart ? partsIn(part, value, filePath) : [{ part, key, value, filePath }];
  });
}

const contactNames = [
  ...['email', 'phone', 'url', 'location', 'profiles'].flatMap((field) => fieldNames('basics', field)),
  ...['city', 'region', 'country'].flatMap((field) => fieldNames('basics.location', field)),
];
const isContactKey = (key: string) => contactNames.includes(normalizeKey(key)) || profileOn(key, 'me') !== undefined;

/** Whether a key and its value are a section. `{ "experience": { "years": 8 } }` is none. */
function isSectionValue(key: string, value: unknown): boolean {
  // `{ "hero": { "featuredSkills": ["Oak", "Elm"] } }`
  if (!isSectionKey(key))
    return Array.isArray(value) && !isBasicsKey(key) && sectionForKey(wordsOfKey(key)) === 'skills';
  const isList = /skill|lang(?!$)|interest|hobb/i.test(key);
  if (!isRecord(value)) return typeof value === 'object' || (isList && /\S{3}/.test(String(value)));
  return isList || Object.values(value).some((item) => typeof item === 'object');
}

/**
 * Links, `contacts`, an email address, an object `location` and a summary at the root always belong
 * to `basics`. Other keys do if no part of `basics` has the name.
 */
function isBasicsAtRoot(key: string, document: JsonObject, partKeys: readonly string[]): boolean {
  const name = normalizeKey(key);
  const value = document[key];
  // The background may be jobs and studies.
  if (name === 'basics' || (name === 'background' && typeof value !== 'string')) return false;
  const isContacts = /^contacts?$/.test(name) && (Array.isArray(value) || isContactText(value));
  if (isContacts || linksNames.includes(name) || (name === 'location' && isRecord(value))) return true;
  if (fieldNames('basics', 'email').includes(name) && isContactText(value)) return true;
  const usedNames = partKeys.flatMap((part) => Object.keys(Object(document[part]))).map(normalizeKey);
  if (['name', 'fullname', ...nameParts].some((one) => usedNames.includes(one)))
    return fieldNames('basics', 'summary').includes(name) && textIn(value, textKeys) !== undefined;
  const isLink = typeof value === 'string' || (isRecord(value) && typeof value.url === 'string');
  return isBasicsKey(key) || (isLink && profileOn(key, 'me') !== undefined);
}
