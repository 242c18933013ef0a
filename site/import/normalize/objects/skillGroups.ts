// Rules for the levels of skills, and for groups that belong to other sections, such as hobbies,
// spoken languages and driving licenses.
import { mapFields } from '../../readTracker.ts';
import { quoteValue } from '../../report/Finding.ts';
import { keyReadAs, readAs } from '../../report/messages.ts';
import { isEmpty, isRecord, type JsonObject, recordsIn } from '../../values.ts';
import { sectionForHeading, sectionForKey } from '../../words/sectionTitles.ts';
import { anyOf, words } from '../../words/words.ts';
import { filePathOf, type NormalizationContext, recordMove, toFilePath, withEntries } from '../context.ts';
import { fieldNames, keysOf, normalizeKey } from '../fieldAliases.ts';
import { groupName } from '../groupName.ts';
import { wordsOfKey } from '../guessedLists.ts';
import { splitNames } from '../listItems.ts';
import { isSpokenLanguage, languageIn } from '../spokenLanguage.ts';

/** Makes a group of each list of names whose key says more than "skills": `"softSkills": ["Patience"]`, `"techStack": "A, B, C"`. */
export function nameSkillLists(document: JsonObject): JsonObject {
  const plainNames = fieldNames('', 'skills');
  return mapFields(document, (list, key) => {
    const name = normalizeKey(key);
    const isPlain = plainNames.includes(name) && !/.skills?$/.test(name);
    const isNamed = !isPlain && sectionForKey(wordsOfKey(key)) === 'skills';
    const names = typeof list === 'string' && list.split(',').length > 2 ? splitNames(list.replace(/\.$/, '')) : list;
    const areNames = Array.isArray(names) && names.length > 0 && names.every((text) => typeof text === 'string');
    return isNamed && areNames ? [{ name: groupName(key), keywords: names }] : list;
  });
}

const skillNames = ['name', 'level', 'keywords'].flatMap((field) => [field, ...fieldNames('skills[]', field)]);

/**
 * Reads the only list of a group, of texts or of objects with a name, as its members, and the only text of a group
 * without a name as its name: `{ "cat": "Tools", "children": [{ "name": "Saw" }] }`.
 */
export function readOnlyParts(group: JsonObject, context: NormalizationContext): JsonObject {
  const others = Object.keys(group).filter((key) => !isEmpty(group[key]) && !skillNames.includes(normalizeKey(key)));
  const lists = others.filter((key) => areMembers(group[key]));
  const hasMembers = lists.length === 1 || keysOf(group, 'skills[]', 'keywords').length > 0;
  const texts = others.filter((key) => hasMembers && typeof group[key] === 'string');
  const fields = Object.entries({ name: texts, keywords: lists }).flatMap(([field, keys]) =>
    keys.length === 1 && keysOf(group, 'skills[]', field).length === 0 ? keys.map((key) => [key, field] as const) : [],
  );
  const result = { ...group };
  for (const [key, field] of fields) {
    const value = group[key];
    delete result[key];
    result[field] = Array.isArray(value) ? value.map((member) => (isRecord(member) ? member.name : member)) : value;
    recordMove(filePathOf(context, key), context, field);
    context.reportChange(filePathOf(context, key), keyReadAs(key, field));
  }
  return result;
}

/** Whether a value has texts, or objects with nothing but a name. */
const areMembers = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (member) =>
      typeof member === 'string' ||
      (isRecord(member) && typeof member.name === 'string' && Object.keys(member).length === 1),
  );

const yearsOfSkill = new RegExp(
  `^(.+?)\\s+[[(]([<>~]?\\s?\\d+\\+?\\s?${anyOf(words.dates['units of time'])})[\\])](?:\\s+\\((.+)\\))?$`,
  'i',
);

/** Counts the squares or dots of a level: "⬛⬛⬛⬜" is "3/4". */
export function countSquares(skill: JsonObject): JsonObject {
  const symbols = String(skill.level ?? '').replace(/\s/g, '');
  const count = symbols.match(/[⬛■●]/gu)?.length ?? 0;
  return count > 0 && /^[⬛■●]+[⬜□○]*$/u.test(symbols)
    ? { ...skill, level: `${count}/${[...symbols].length}` }
    : skill;
}

/**
 * Adds "%" to levels up to 100 if one is at least 50. If all are lower, they may be years, or out
 * of 20.
 */
export function addPercent(resume: JsonObject): JsonObject {
  const sections = [['skills', 'level'] as const, ['languages', 'fluency'] as const].map(([section, field]) => {
    const levels = recordsIn(resume[section]).flatMap((entry) => (isEmpty(entry[field]) ? [] : [Number(entry[field])]));
    const arePercentages = levels.some((level) => level >= 50) && levels.every((level) => level >= 0 && level <= 100);
    const withSign = (entry: unknown) =>
      arePercentages && isRecord(entry) && !isEmpty(entry[field]) ? { ...entry, [field]: `${entry[field]}%` } : entry;
    return [section, Array.isArray(resume[section]) ? resume[section].map(withSign) : resume[section]];
  });
  return { ...resume, ...Object.fromEntries(sections) };
}

/** Splits the years and the parts from a skill's name: "Joinery [8+ years] (doors, stairs)". */
export function splitYears(skill: JsonObject): JsonObject {
  const [, name, level, parts] = yearsOfSkill.exec(String(skill.name)) ?? [];
  if (!name || !isEmpty(skill.level) || !isEmpty(skill.keywords)) return skill;
  return { ...skill, name, level, ...(parts && { keywords: splitNames(parts) }) };
}

const drivingLicense = new RegExp(`^${anyOf(words.entries['driving licenses'])}$`, 'i');

/**
 * Moves groups of skills to the sections they are named after. Each leaves an empty entry, so that
 * paths stay right.
 */
export function moveSkillGroups(resume: JsonObject, context: NormalizationContext): JsonObject {
  const { skills, interests } = resume;
  let result: JsonObject = {
    ...resume,
    ...(Array.isArray(interests) && { interests: interests.flatMap(namesOfGroup) }),
  };
  if (!Array.isArray(skills)) return result;
  const ownSkills = skills.map((group: unknown, index) => {
    // A second list may repeat the names of the first.
    const isRepeated = skills.some(
      (other, order) => order !== index && nameOf(other) === nameOf(group) && (order < index || !isBare(other)),
    );
    if (isBare(group) && isRepeated) return {};
    const { section, entries } = entriesOfGroup(group);
    if (!section) return group;
    const filePath = toFilePath(['skills', index], context.filePaths);
    context.reportChange(filePath, readAs(quoteValue(Object(group).name), `a part of ${quoteValue(section)}`));
    const knownNames = new Set([result[section] ?? []].flat().map(nameOf));
    const newEntries = entries.filter((entry) => !knownNames.has(nameOf(entry)));
    result = withEntries(result, { section, entries: newEntries, filePath }, context);
    return {};
  });
  return { ...result, skills: ownSkills };
}

/** The names in a group that has only the name of its section: "Interests: chess, tea". */
function namesOfGroup(group: unknown): readonly unknown[] {
  const { name, keywords } = isRecord(group) ? group : {};
  const isOwnName = typeof name === 'string' && sectionForHeading(name) === 'interests' && Array.isArray(keywords);
  return isOwnName ? keywords.map((keyword) => ({ name: keyword })) : [group];
}

const isBare = (group: unknown) => isEmpty(Object(group).level) && isEmpty(Object(group).keywords);

const nameOf = (entry: unknown) =>
  String(Object(entry).name ?? Object(entry).title ?? Object(entry).language).toLowerCase();

function entriesOfGroup(group: unknown): { section?: string; entries: readonly unknown[] } {
  const { name, keywords } = isRecord(group) ? group : {};
  const texts = Array.isArray(keywords) ? keywords.filter((text) => typeof text === 'string') : [];
  if (typeof name !== 'string' || texts.length === 0) return { entries: [] };
  if (drivingLicense.test(name))
    return { section: 'certificates', entries: [{ name: `${name}: ${texts.join(', ')}` }] };
  const section = sectionForHeading(name);
  if (section === 'certificates' && /\s/.test(texts[0] ?? ''))
    return { section, entries: texts.map((text) => ({ name: text })) };
  if (section === 'awards') return { section, entries: texts.map((text) => ({ title: text })) };
  if (section === 'interests') return { section, entries: texts.map((text) => ({ name: text })) };
  if (section !== 'languages' || !texts.every(isSpokenLanguage)) return { entries: [] };
  return { section, entries: texts.map(languageIn) };
}
