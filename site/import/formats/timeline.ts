// A bare list: of jobs, of dated entries as in a web page's timeline, of sections, or of one résumé.
import { fieldNames, isSectionKey, normalizeKey, periodKeys } from '../normalize/fieldAliases.ts';
import { isJobList } from '../normalize/guessedLists.ts';
import { groupBy, isRecord, type JsonObject } from '../values.ts';
import { sectionForKey } from '../words/sectionTitles.ts';
import { anyOf, words } from '../words/words.ts';
import { addEntries, type Entry, type Sections } from './Format.ts';

const beforeEmployer = anyOf(words.documents['before an employer']);
/** A name, from its capital to the word "in". */
const properName = '\\p{Lu}(?:(?!\\sin\\s).)*';

/** "bei Oak in Ghent". Several places stay in one text, because none is certain. */
const employerAndPlace = new RegExp(
  `^${beforeEmployer}\\s+(?:(${properName})(?:\\sin\\s(${properName}))?|(\\p{Lu}.*))$`,
  'u',
);

/** The sections of a list of jobs, of a timeline or of one résumé; `undefined` for any other value. */
export function sectionsOfList(list: unknown): Sections | JsonObject | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const parts = partsOfList(list);
  if (parts) return parts;
  if (isJobList(list)) return { work: list };
  const sections: Sections = {};
  for (const item of list) {
    const entry: Entry = isRecord(item) ? item : {};
    const keyOf = (isName: (name: string) => boolean) => Object.keys(entry).find((key) => isName(normalizeKey(key)));
    const titleKey = keyOf((name) => fieldNames('work[]', 'position').includes(name)) ?? '';
    const periodKey = keyOf((name) => periodKeys.test(name)) ?? '';
    const { [titleKey]: title, [periodKey]: period, ...others } = entry;
    if (typeof title !== 'string' || typeof period !== 'string') return onlyResume(list);
    const placeKey = keyOf((name) => fieldNames('work[]', 'location').includes(name)) ?? '';
    const [, first, location, employer = first] = employerAndPlace.exec(String(others[placeKey])) ?? [];
    const body = employer === undefined ? others : { ...others, [placeKey]: location };
    const section = sectionOfEntry(title);
    const names = namesBySection[section](title, employer);
    addEntries(sections, section, [{ ...names, [section === 'certificates' ? 'date' : 'period']: period, ...body }]);
  }
  return sections;
}

/** Keys of an entry that name its section. */
const sectionKey = /^(?:section|sezione|seccion|secao|abschnitt|rubrik|rubrique|sektion)$/;

/** The sections that entries name, `[{ "section": "Education", … }]`, or that a list has one by one: `[{ "jobs": [] }]`. */
function partsOfList(list: readonly unknown[]): JsonObject | undefined {
  const records = list.filter(isRecord);
  if (records.length < Math.max(2, list.length)) return undefined;
  const key = Object.keys(records[0] ?? {}).find((name) => sectionKey.test(normalizeKey(name)));
  if (key !== undefined && records.every((entry) => typeof entry[key] === 'string')) {
    const groups = groupBy(records, (entry) => String(entry[key]));
    return Object.fromEntries(
      [...groups].map(([section, entries]) => [section, entries.map(({ [key]: _, ...entry }) => entry)]),
    );
  }
  const keys = records.flatMap(Object.keys);
  const areParts = new Set(keys).size === keys.length && keys.filter(isSectionKey).length > 1;
  return areParts ? Object.fromEntries(records.flatMap(Object.entries)) : undefined;
}

/** The résumé in a list of one. A job or a project may have some sections of its own, such as skills. */
function onlyResume([item, ...others]: readonly unknown[]): JsonObject | undefined {
  const isResume = others.length === 0 && isRecord(item) && Object.keys(item).filter(isSectionKey).length > 1;
  return isResume ? item : undefined;
}

const namesBySection = {
  work: (position: string, name?: string) => ({ position, name }),
  education: (studyType: string, institution?: string) => ({ studyType, institution }),
  certificates: (name: string, issuer?: string) => ({ name, issuer }),
};

function sectionOfEntry(title: string): keyof typeof namesBySection {
  if (/certif|zertifi|kurs\b|course\b/i.test(title)) return 'certificates';
  return sectionForKey(title) === 'education' ? 'education' : 'work';
}
