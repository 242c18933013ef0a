// The `hide` list of a cut: `references`, `work:2`, `project:Tilekit`, `phone`.

import type { WrittenResume } from '../../../src/resume/Resume.ts';
import { type SectionName, sectionNames } from '../../../src/resume/sections/sectionNames.ts';
import { quoteValue } from '../report/Finding.ts';
import { closestKey } from '../validate/unknownKeys.ts';
import { isRecord } from '../values.ts';

type ListName = Exclude<SectionName, 'summary'>;
type Target = { list: ListName | 'profiles' } | { field: keyof WrittenResume['basics'] };

const singularNames: Readonly<Record<string, ListName | 'profiles'>> = {
  job: 'work',
  project: 'projects',
  skill: 'skills',
  language: 'languages',
  certificate: 'certificates',
  award: 'awards',
  publication: 'publications',
  interest: 'interests',
  reference: 'references',
  profile: 'profiles',
};

const lists: readonly ListName[] = sectionNames.filter((name) => name !== 'summary');

const targets: ReadonlyMap<string, Target> = new Map<string, Target>([
  ['summary', { field: 'summary' }],
  ...lists.map((list) => [list, { list }] as const),
  ...Object.entries(singularNames).map(([name, list]) => [name, { list }] as const),
  ['jobs', { list: 'work' }],
  ['profiles', { list: 'profiles' }],
  ...(['email', 'phone', 'location', 'label', 'url', 'image'] as const).map((field) => [field, { field }] as const),
  ['website', { field: 'url' }],
  ['photo', { field: 'image' }],
]);

/** The texts by which owners know an entry; several fields are joined as in `levels`. */
const entryNames: Readonly<Record<ListName | 'profiles', readonly (readonly string[])[]>> = {
  work: [['name'], ['position'], ['position', 'name']],
  volunteer: [['organization'], ['position'], ['position', 'organization']],
  education: [['institution'], ['area'], ['studyType', 'area'], ['studyType', 'area', 'institution']],
  projects: [['name']],
  certificates: [['name'], ['issuer']],
  awards: [['title'], ['awarder']],
  publications: [['name'], ['publisher']],
  skills: [['name']],
  languages: [['language']],
  interests: [['name']],
  references: [['name']],
  profiles: [['network'], ['username']],
};

/** The résumé without the hidden parts, and a message for each item of the list that hides nothing. */
export type HiddenParts = {
  resume: WrittenResume;
  /** The hidden parts, as a person names them: `Joiner, Oak Mill`, `references`. */
  hidden: readonly string[];
  problems: readonly { index: number; message: string }[];
};

/** @param hide the list, as the owner wrote it */
export function hideParts(resume: WrittenResume, hide: readonly string[]): HiddenParts {
  const parts = hide.map((text) => partOf(text, resume));
  const isHidden = (list: string, index: number) =>
    parts.some((part) => 'list' in part && part.list === list && part.indexes.includes(index));
  const visible = (list: string, entries: unknown) =>
    Array.isArray(entries) ? entries.filter((_, index) => !isHidden(list, index)) : entries;
  const { basics, ...sections } = resume;
  const hiddenFields: readonly string[] = parts.flatMap((part) => ('field' in part ? part.field : []));
  const document = {
    ...Object.fromEntries(Object.entries(sections).map(([list, entries]) => [list, visible(list, entries)])),
    basics: {
      ...Object.fromEntries(Object.entries(basics).filter(([field]) => !hiddenFields.includes(field))),
      profiles: visible('profiles', basics.profiles),
    },
  };
  return {
    // From JSON, because entries by name have no types.
    resume: JSON.parse(JSON.stringify(document)),
    hidden: [...new Set(parts.flatMap((part) => ('names' in part ? part.names : [])))],
    problems: parts.flatMap((part, index) => ('message' in part ? [{ index, message: part.message }] : [])),
  };
}

type Part =
  | { field: string; names: readonly string[] }
  | { list: string; indexes: readonly number[]; names: readonly string[] }
  | { message: string };

function partOf(text: string, resume: WrittenResume): Part {
  const [, start = '', name] = /^([^:]*)(?::(.*))?$/s.exec(text) ?? [];
  const word = start.trim();
  const target = targets.get(word.toLowerCase());
  if (!target) return { message: unknownPart(text, word) };
  if ('field' in target)
    return name === undefined
      ? { ...target, names: [word] }
      : { message: `${quoteValue(text)} has no entries. Write only "${word}".` };
  const { list } = target;
  const entries = (list === 'profiles' ? resume.basics.profiles : resume[list]) ?? [];
  // A whole section may be missing: it stays hidden when the owner adds it.
  if (name === undefined) return { list, indexes: [...entries.keys()], names: [word] };
  const indexes = entriesNamed(name, list, entries);
  const names = indexes.map((index) => titleOf(entries[index], list));
  return indexes.length > 0
    ? { list, indexes, names }
    : { message: unknownEntry({ text, word, name: name.trim() }, list, entries) };
}

const toNumber = (name: string) => (/^\s*\d+\s*$/.test(name) ? Number(name) : undefined);

const comparable = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

function namesOf(entry: unknown, list: ListName | 'profiles'): readonly string[] {
  if (!isRecord(entry)) return [];
  return entryNames[list]
    .map((fields) => fields.map((field) => entry[field]).filter((text) => typeof text === 'string' && text.trim()))
    .map((texts) => texts.join(', '))
    .filter(Boolean);
}

/** An entry by its longest name, as in `levels`: `Joiner, Oak Mill`. */
function titleOf(entry: unknown, list: ListName | 'profiles'): string {
  const names = namesOf(entry, list);
  const isJoined = (entryNames[list].at(-1)?.length ?? 0) > 1;
  return (isJoined ? names.at(-1) : names[0]) ?? list;
}

/** The indexes of the entries by place (from 1) or by name; a name may match several. */
function entriesNamed(name: string, list: ListName | 'profiles', entries: readonly unknown[]): readonly number[] {
  const indexes = [...entries.keys()];
  const byName = indexes.filter((index) => namesOf(entries[index], list).map(comparable).includes(comparable(name)));
  const number = toNumber(name);
  return byName.length > 0 || number === undefined ? byName : indexes.filter((index) => index === number - 1);
}

function unknownPart(text: string, word: string): string {
  const suggestion = closestKey(word, [...targets.keys()]);
  if (suggestion)
    return `${quoteValue(text)} is no part of a résumé. Did you mean "${text.replace(word, suggestion)}"?`;
  return (
    `${quoteValue(text)} is no part of a résumé. Write a section, with a colon for one entry ("work:2", ` +
    `"project:Tilekit"), or a contact. Sections: ${sectionNames.join(', ')}. ` +
    'Contacts: email, phone, location, website, photo, profiles.'
  );
}

const maxNamed = 6;

function unknownEntry(
  { text, word, name }: Record<'text' | 'word' | 'name', string>,
  list: ListName | 'profiles',
  entries: readonly unknown[],
): string {
  if (entries.length === 0)
    return `${quoteValue(text)} matches no entry, because the résumé has no ${list}. Remove it.`;
  const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  const start = `${quoteValue(text)} matches no entry.`;
  if (toNumber(name) !== undefined)
    return `${start} The résumé has ${count} in ${list}. Write a number from 1 to ${entries.length}.`;
  const names = [...new Set(entries.flatMap((entry) => namesOf(entry, list).slice(0, 1)))];
  const suggestion = closestKey(name, names);
  if (suggestion) return `${start} Did you mean "${word}:${suggestion}"?`;
  const more = names.length > maxNamed ? `, and ${names.length - maxNamed} more` : '';
  const examples = names.slice(0, maxNamed).map((one) => quoteValue(one));
  return `${start} Expected a number from 1 to ${entries.length}, or a name: ${examples.join(', ')}${more}.`;
}
