// The `hide` list of a cut: `references`, `work:2`, `project:Tilekit`, `phone`.

import type { WrittenResume } from '../../../src/resume/Resume.ts';
import { type SectionName, sectionNames } from '../../../src/resume/sections/sectionNames.ts';
import type { Entry } from '../formats/Format.ts';
import { quoteValue } from '../report/Finding.ts';
import { closestKey } from '../validate/unknownKeys.ts';
import { recordsIn } from '../values.ts';

type ListName = Exclude<SectionName, 'summary'> | 'profiles';

/** The words of `hide` besides the names of sections and contacts, and what they name. */
const otherWords: Readonly<Record<string, string>> = { job: 'work', jobs: 'work', website: 'url', photo: 'image' };

/** The texts by which owners know an entry; several fields are joined as in `levels`. */
const entryNames: Readonly<Record<ListName, readonly (readonly string[])[]>> = {
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

const isList = (key: string): key is ListName => Object.hasOwn(entryNames, key);

const names = [...sectionNames, 'profiles', 'email', 'phone', 'location', 'label', 'url', 'image'];
/** Also a list in the singular: `project:Tilekit`. */
const knownWords = [...names, ...names.map((name) => name.replace(/s$/, '')), ...Object.keys(otherWords)];

/** The résumé without the hidden parts, and a message for each item of the list that hides nothing. */
export type HiddenParts = {
  resume: WrittenResume;
  /** The hidden parts, as a person names them: `Joiner, Oak Mill`, `references`. */
  hidden: readonly string[];
  problems: readonly { index: number; message: string }[];
};

export function hideParts(resume: WrittenResume, hide: readonly string[]): HiddenParts {
  const { basics, ...sections } = resume;
  const parts = hide.map((text) => partOf(text, { ...basics, ...sections }));
  const visible = (values: object) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]: [string, unknown]) => {
        const hidden = parts.flatMap((part) => ('key' in part && part.key === key ? [part.indexes] : []));
        if (hidden.includes(undefined)) return [key, undefined];
        return [key, Array.isArray(value) ? value.filter((_, index) => !hidden.flat().includes(index)) : value];
      }),
    );
  return {
    // From JSON, because entries by name have no types.
    resume: JSON.parse(JSON.stringify({ ...visible(sections), basics: visible(basics) })),
    hidden: [...new Set(parts.flatMap((part) => ('names' in part ? part.names : [])))],
    problems: parts.flatMap((part, index) => ('message' in part ? [{ index, message: part.message }] : [])),
  };
}

/** A field or a list, and the indexes of its hidden entries; without them, all of it is hidden. */
type Part = { key: string; indexes: readonly number[] | undefined; names: readonly string[] } | { message: string };

function partOf(text: string, values: Readonly<Record<string, unknown>>): Part {
  const [, start = '', name] = /^([^:]*)(?::(.*))?$/s.exec(text) ?? [];
  const word = start.trim();
  const wordInLowerCase = word.toLowerCase();
  const plural = names.find((known) => known === `${wordInLowerCase}s`);
  const key = plural ?? otherWords[wordInLowerCase] ?? wordInLowerCase;
  if (!knownWords.includes(key)) return { message: unknownPart(text, word) };
  // A whole section may be missing: it stays hidden when the owner adds it.
  if (name === undefined) return { key, indexes: undefined, names: [word] };
  if (!isList(key)) return { message: `${quoteValue(text)} has no entries. Write only "${word}".` };
  const entries = recordsIn(values[key]);
  const indexes = entriesNamed(name, key, entries);
  return indexes.length > 0
    ? { key, indexes, names: indexes.map((index) => titleOf(entries[index] ?? {}, key)) }
    : { message: unknownEntry({ text, word, name: name.trim() }, key, entries) };
}

const comparable = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

function namesOf(entry: Entry, list: ListName): readonly string[] {
  return entryNames[list]
    .map((fields) => fields.map((field) => entry[field]).filter((text) => typeof text === 'string' && text.trim()))
    .map((texts) => texts.join(', '))
    .filter(Boolean);
}

/** An entry by its longest name, as in `levels`: `Joiner, Oak Mill`. */
function titleOf(entry: Entry, list: ListName): string {
  const names = namesOf(entry, list);
  const isJoined = (entryNames[list].at(-1)?.length ?? 0) > 1;
  return (isJoined ? names.at(-1) : names[0]) ?? list;
}

/** The indexes of the entries by place (from 1) or by name; a name may match several. */
function entriesNamed(name: string, list: ListName, entries: readonly Entry[]): readonly number[] {
  const indexes = [...entries.keys()];
  const byName = indexes.filter((index) =>
    namesOf(entries[index] ?? {}, list)
      .map(comparable)
      .includes(comparable(name)),
  );
  return byName.length > 0 ? byName : indexes.filter((index) => index === Number(name) - 1);
}

function unknownPart(text: string, word: string): string {
  const suggestion = closestKey(word, knownWords);
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
  list: ListName,
  entries: readonly Entry[],
): string {
  if (entries.length === 0)
    return `${quoteValue(text)} matches no entry, because the résumé has no ${list}. Remove it.`;
  const start = `${quoteValue(text)} matches no entry.`;
  const names = [...new Set(entries.flatMap((entry) => namesOf(entry, list).slice(0, 1)))];
  const suggestion = closestKey(name, names);
  if (suggestion) return `${start} Did you mean "${word}:${suggestion}"?`;
  const more = names.length > maxNamed ? `, and ${names.length - maxNamed} more` : '';
  const examples = names.slice(0, maxNamed).map((one) => quoteValue(one));
  return `${start} Expected a number from 1 to ${entries.length}, or a name: ${examples.join(', ')}${more}.`;
}
