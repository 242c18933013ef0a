// Moves groups of skills that belong to other sections: hobbies, spoken languages and driving licenses.
import { quoteValue } from '../../report/Finding.ts';
import { readAs } from '../../report/messages.ts';
import { isRecord, type JsonObject } from '../../values.ts';
import { sectionForHeading } from '../../words/sectionTitles.ts';
import { anyOf, words } from '../../words/words.ts';
import { type NormalizationContext, toFilePath, withEntries } from '../context.ts';
import { isSpokenLanguage, languageIn } from '../spokenLanguage.ts';

const drivingLicense = new RegExp(`^${anyOf(words.entries['driving licenses'])}$`, 'i');

/**
 * Moves groups of skills to the sections that their names say. Each leaves an empty entry, so that
 * paths stay right.
 */
export function moveSkillGroups(resume: JsonObject, context: NormalizationContext): JsonObject {
  const { skills } = resume;
  if (!Array.isArray(skills)) return resume;
  let result = resume;
  const ownSkills = skills.map((group: unknown, index) => {
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

const nameOf = (entry: unknown) => String(Object(entry).name ?? Object(entry).language).toLowerCase();

function entriesOfGroup(group: unknown): { section?: string; entries: readonly unknown[] } {
  const { name, keywords } = isRecord(group) ? group : {};
  const texts = Array.isArray(keywords) ? keywords.filter((text) => typeof text === 'string') : [];
  if (typeof name !== 'string' || texts.length === 0) return { entries: [] };
  if (drivingLicense.test(name))
    return { section: 'certificates', entries: [{ name: `${name}: ${texts.join(', ')}` }] };
  const section = sectionForHeading(name);
  if (section === 'interests') return { section, entries: texts.map((text) => ({ name: text })) };
  if (section !== 'languages' || !texts.every(isSpokenLanguage)) return { entries: [] };
  return { section, entries: texts.map(languageIn) };
}
