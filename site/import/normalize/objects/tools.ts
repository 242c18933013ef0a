// Rules for tools and the like, which become a sentence, and for programming languages, which become skills.
import { pathPattern } from '../../report/Finding.ts';
import { closestKey } from '../../validate/unknownKeys.ts';
import { isEmpty, type JsonObject } from '../../values.ts';
import { anyOf, internalKey, words } from '../../words/words.ts';
import { filePathOf, type NormalizationContext, recordMove } from '../context.ts';
import { fieldNames, normalizeKey } from '../fieldAliases.ts';
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

/** Moves names that have no field to the highlights, or else to the summary: "Tools: Saws, Glue." */
export function moveToText(entry: JsonObject, context: NormalizationContext, fields: Fields): JsonObject {
  const pattern = pathPattern(context.path);
  const isField = (key: string) =>
    [...fields.keys()].some(
      (field) => key === field || (isEmpty(entry[field]) && fieldNames(pattern, field).includes(normalizeKey(key))),
    ) || closestKey(key, [...fields.keys()]) !== undefined;
  const texts = Object.entries(entry).flatMap(([key, list]): [string, string][] => {
    const name = normalizeKey(key);
    const names = [list]
      .flat()
      .filter((text) => (typeof text === 'string' && text.trim() !== '') || typeof text === 'number');
    const isNamed =
      namedKey.test(name) ||
      (areNames(list, context.siblings, key) && !internalKey.test(name) && !key.startsWith('x-'));
    if (!isNamed || isField(key) || names.length === 0 || names.length < [list].flat().length) return [];
    if (names.some((text) => internalName.test(String(text)))) return [];
    // "Planing, 2020" is an item of its own.
    if (names.length > 1 && names.some((text) => String(text).includes(', '))) return [];
    const text = names.join(', ').replace(/\.$/, '');
    const needsLabel = !vagueKey.test(name) && !text.toLowerCase().startsWith(key.toLowerCase());
    return [[key, `${needsLabel ? `${groupName(key)}: ` : ''}${text}.`]];
  });
  const keys = new Set(texts.map(([key]) => key));
  const others = Object.fromEntries(Object.entries(entry).filter(([key]) => !keys.has(key)));
  if (fields.has('highlights')) return { ...others, ...Object.fromEntries(texts.map(([key, text]) => [key, [text]])) };
  return withText(others, { below: texts.map(([, text]) => text).join(' ') }, context);
}

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
