// Names of entries in the `hide` lists of cuts (résumé variants with hidden entries). They consist
// of the entry's texts, because an index could mean another entry after the next import.
import type { WrittenResume } from '../../../src/resume/Resume.ts';
import type { SectionName } from '../../../src/resume/sections/sectionNames.ts';
import { everyText, isEmpty, recordsIn } from '../../import/rules.ts';

export type ListName = Exclude<SectionName, 'summary'> | 'profiles' | 'textSections';

export type Entry = Readonly<Record<string, unknown>>;

/** Names that an owner may use for an entry, from one or more fields. The last one is the title. */
const nameFields: Readonly<Record<ListName, readonly (readonly string[])[]>> = {
  work: [['name'], ['position'], ['position', 'name']],
  volunteer: [['organization'], ['position'], ['position', 'organization']],
  education: [['institution'], ['area'], ['studyType', 'area'], ['studyType', 'area', 'institution']],
  projects: [['name']],
  certificates: [['issuer'], ['name']],
  awards: [['awarder'], ['title']],
  publications: [['publisher'], ['name']],
  skills: [['name']],
  languages: [['language']],
  interests: [['name']],
  references: [['name']],
  profiles: [['username'], ['network']],
  textSections: [['title']],
};

export const listNames = Object.keys(nameFields).filter(isList);

export function isList(key: string): key is ListName {
  return Object.hasOwn(nameFields, key);
}

export function entriesOf(resume: WrittenResume | undefined, list: ListName): readonly Entry[] {
  return recordsIn(list === 'profiles' ? resume?.basics.profiles : resume?.[list]);
}

const dateFields = ['startDate', 'date', 'releaseDate', 'endDate'];

/** The maximum length of a text that replaces a missing name, in characters. */
const maxTitleLength = 40;

/** An entry's title: `Joiner, Oak Mill`. Without a name, it is the start of the first text. */
export function entryTitle(entry: Entry, list: ListName): string {
  const names = joinedFields(entry, list);
  const firstText = everyText(entry).find(({ path }) => !/url$|date$/i.test(String(path.at(-1))))?.text ?? list;
  return names.at(-1) ?? [...firstText.replace(/\s+/g, ' ').trim()].slice(0, maxTitleLength).join('').trim();
}

function joinedFields(entry: Entry, list: ListName): readonly string[] {
  return nameFields[list]
    .map((fields) => fields.map((field) => entry[field]).filter((text) => typeof text === 'string' && !isEmpty(text)))
    .map((texts) => texts.join(', '))
    .filter(Boolean);
}

/** The title with a date, which tells apart two entries with the same title: `Joiner, Oak Mill, 2019-03`. */
export function datedTitle(entry: Entry, list: ListName): string {
  const date = dateFields.map((field) => entry[field]).find((value) => typeof value === 'string' && !isEmpty(value));
  return date ? `${entryTitle(entry, list)}, ${date}` : entryTitle(entry, list);
}

/** The indexes of the entries with this name. An employer's name matches all positions there. */
export function entriesNamed(name: string, list: ListName, entries: readonly Entry[]): readonly number[] {
  const isNamed = (entry: Entry) =>
    [...joinedFields(entry, list), entryTitle(entry, list), datedTitle(entry, list)]
      .map(comparable)
      .includes(comparable(name));
  return entries.flatMap((entry, index) => (isNamed(entry) ? [index] : []));
}

const comparable = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The entry's title, or its dated title if the title also names another entry. */
export function distinctName(entry: Entry, list: ListName, entries: readonly Entry[]): string {
  const [title, dated] = [entryTitle(entry, list), datedTitle(entry, list)];
  return entriesNamed(title, list, entries).length > 1 ? dated : title;
}

/** The entry at a one-based position, if `name` is a number that is no entry's name. */
export function entryAtNumber(name: string, list: ListName, entries: readonly Entry[]): Entry | undefined {
  const isNumber = /^\s*\d+\s*$/.test(name) && entriesNamed(name, list, entries).length === 0;
  return isNumber ? entries[Number(name) - 1] : undefined;
}
