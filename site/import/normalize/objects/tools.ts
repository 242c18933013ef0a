// Rules for tools and the like, which become a sentence, and for programming languages, which become skills.
import { pathPattern } from '../../report/Finding.ts';
import { closestKey } from '../../validate/unknownKeys.ts';
import { isEmpty, isRecord, type JsonObject } from '../../values.ts';
import { anyOf, internalKey, words } from '../../words/words.ts';
import { filePathOf, type NormalizationContext, recordMove } from '../context.ts';
import { fieldNames, isNameKey, normalizeKey } from '../fieldAliases.ts';
import { groupName } from '../groupName.ts';
import type { Fields } from '../resumeShape.ts';
import { isSpokenLanguage } from '../spokenLanguage.ts';
import { areNames } from '../textLists.ts';
import { withText } from './dates.ts';

const namedKey = new RegExp(`^${anyOf(words.keys['named in a text'])}$`);

/** Keys that are too vague to label their values. */
const vagueKey = /^(?:skills|skillsused|keywords|keys|tags)$/;

/** Names by which a page chooses its texts: `data_science`. */
const internalName = /^[a-z\d]+(?:_[a-z\d]+)+$/;

/**
 * Makes sentences of names that have no field: "Tools: Saws, Glue." If the entry may
 * have highlights, the sentences stay at their keys, and matchFields.ts reads them as highlights.
 * Otherwise they move to the summary.
 */
export function moveToText(entry: JsonObject, context: NormalizationContext, fields: Fields): JsonObject {
  const pattern = pathPattern(context.path);
  const isField = (key: string) =>
    [...fields.keys()].some(
      (field) => key === field || (isEmpty(entry[field]) && fieldNames(pattern, field).includes(normalizeKey(key))),
    ) || closestKey(key, [...fields.keys()]) !== undefined;
  const others: JsonObject = {};
  const textsByKey: Record<string, readonly string[]> = {};
  for (const [key, value] of Object.entries(entry)) {
    const name = normalizeKey(key);
    const isOwn = key.startsWith('x-') || isField(key);
    const mayBeNames = () => !internalKey.test(name) && areNames(value, context.siblings, key);
    const isNamed = !isOwn && (namedKey.test(name) || mayBeNames());
    // `{ "technologies": { "frontend": […], "backend": […] } }`. A supervisor with a name is no group.
    const groups =
      isRecord(value) && !Object.keys(value).some(isNameKey) ? Object.entries(value) : [[key, value] as const];
    const lines = isNamed ? groups.map(([label, names]) => namesText(label, names)) : [];
    const texts = lines.filter((line) => line !== undefined);
    if (texts.length > 0 && texts.length === lines.length) textsByKey[key] = texts;
    else others[key] = value;
  }
  if (fields.has('highlights')) return { ...others, ...textsByKey };
  return withText(others, { below: Object.values(textsByKey).flat().join(' ') }, context);
}

/** "Tools: Saws, Glue."; `undefined` for a value with more than names, such as "Planing, 2020" in a list. */
function namesText(key: string, value: unknown): string | undefined {
  const texts = [value]
    .flat()
    .filter((name) => typeof name === 'number' || !isEmpty(name))
    .map(String);
  const isText = (name: unknown) => typeof name === 'string' || typeof name === 'number';
  const isItem = (name: string) => texts.length > 1 && name.replace(/\[[^\]]*\]/g, '').includes(', ');
  const areOwn = ![value].flat().every(isText) || texts.some((name) => internalName.test(name) || isItem(name));
  if (texts.length === 0 || areOwn || code.test(key)) return undefined;
  const text = texts.join(', ').replace(/\.$/, '');
  const needsLabel = !vagueKey.test(normalizeKey(key)) && !text.toLowerCase().startsWith(key.toLowerCase());
  return `${needsLabel ? `${groupName(key)}: ` : ''}${text}.`;
}

/** A key with an abbreviation that says nothing to a reader: `cw_in`. */
const code = /^(?![A-Z])[bcdfghjklmnpqrstvwxz]{2,3}(?:_|$)(?!.*sql)/;

const programming =
  /^(?:python|java(?:script)?|typescript|c|c\+\+|c#|go|rust|php|ruby|sql|html|bash|r|kotlin|swift|scala|perl)$/i;

/** Moves a list of programming languages out of the spoken ones: `"languages": ["Python", "SQL"]`. */
export function separateProgramming(document: JsonObject, context: NormalizationContext): JsonObject {
  const { languages, ...others } = document;
  const names = Array.isArray(languages) ? languages : [];
  const isProgramming = names.some((name) => programming.test(String(name))) && !names.some(isSpokenLanguage);
  if (!isProgramming || others.programmingLanguages !== undefined) return document;
  recordMove(filePathOf(context, 'languages'), context, 'programmingLanguages');
  return { ...others, programmingLanguages: languages };
}
