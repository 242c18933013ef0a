// Applies the `hide` list of a cut (a résumé variant with hidden entries): `references`,
// `work:Joiner, Oak Mill`, `project:Tilekit`, `text:Papers`, `phone`.

import type { WrittenResume } from '../../../src/resume/Resume.ts';
import { sectionNames } from '../../../src/resume/sections/sectionNames.ts';
import { closestKey, quoteValue } from '../../import/rules.ts';
import {
  distinctName,
  type Entry,
  entriesNamed,
  entriesOf,
  entryAtNumber,
  entryTitle,
  isList,
  type ListName,
} from './entryNames.ts';

/** Other words for sections and contacts. */
const otherWords: Readonly<Record<string, string>> = {
  job: 'work',
  jobs: 'work',
  website: 'url',
  photo: 'image',
  text: 'textSections',
  textsection: 'textSections',
  textsections: 'textSections',
};

const names = [...sectionNames, 'textSections', 'profiles', 'email', 'phone', 'location', 'label', 'url', 'image'];
/** Includes the singular of each list: `project:Tilekit`. */
const knownWords = [...names, ...names.map((name) => name.replace(/s$/, '')), ...Object.keys(otherWords)];

export type HiddenParts = {
  /** The résumé without the hidden parts. */
  resume: WrittenResume;
  /** The names of the hidden parts: `Joiner, Oak Mill`, `references`. */
  hidden: readonly string[];
  /** A message for each item of `hide` that names nothing. */
  problems: readonly { index: number; message: string }[];
};

export function hideParts(resume: WrittenResume, hide: readonly string[]): HiddenParts {
  const { basics, ...sections } = resume;
  const ownParts = hide.map((text) => partOf(text, resume));
  const hidesSection = (name = '') => ownParts.some((part) => 'key' in part && part.key === name && !part.indexes);
  const followers = (resume.textSections ?? []).flatMap(({ section }, index) => (hidesSection(section) ? [index] : []));
  // A hidden section takes the text sections that follow it along.
  const parts: readonly Part[] = [...ownParts, { key: 'textSections', indexes: followers, names: [] }];
  const withoutHidden = (values: object) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]: [string, unknown]) => {
        const hidden = parts.flatMap((part) => ('key' in part && part.key === key ? [part.indexes] : []));
        if (hidden.includes(undefined)) return [key, undefined];
        return [key, Array.isArray(value) ? value.filter((_, index) => !hidden.flat().includes(index)) : value];
      }),
    );
  return {
    // Drops the undefined keys.
    resume: JSON.parse(JSON.stringify({ ...withoutHidden(sections), basics: withoutHidden(basics) })),
    hidden: [...new Set(parts.flatMap((part) => ('names' in part ? part.names : [])))],
    problems: parts.flatMap((part, index) => ('message' in part ? [{ index, message: part.message }] : [])),
  };
}

/** An item of `hide`: the typed word, the key that it means, and the name of an entry, if any. */
export type HideItem = { word: string; key: string; name: string | undefined };

export function hideItem(text: string): HideItem {
  const [, start = '', name] = /^([^:]*)(?::(.*))?$/s.exec(text) ?? [];
  const word = start.trim();
  const wordInLowerCase = word.toLowerCase();
  const plural = names.find((name) => name === `${wordInLowerCase}s`);
  return { word, key: plural ?? otherWords[wordInLowerCase] ?? wordInLowerCase, name: name?.trim() };
}

/** A field or a list, and the indexes of its hidden entries. Without indexes, the whole part is hidden. */
type Part = { key: string; indexes: readonly number[] | undefined; names: readonly string[] } | { message: string };

function partOf(text: string, resume: WrittenResume): Part {
  const { word, key, name } = hideItem(text);
  if (!knownWords.includes(key)) return { message: unknownPart(text, word) };
  // An item may hide a section that the résumé does not have yet.
  if (name === undefined) return { key, indexes: undefined, names: [word] };
  if (!isList(key))
    return { message: `${quoteValue(text)} names an entry, but "${word}" has none. Write only "${word}".` };
  const entries = entriesOf(resume, key);
  const indexes = entriesNamed(name, key, entries);
  return indexes.length > 0
    ? { key, indexes, names: indexes.map((index) => entryTitle(entries[index] ?? {}, key)) }
    : { message: unknownEntry({ text, word, name }, key, entries) };
}

function unknownPart(text: string, word: string): string {
  const suggestion = closestKey(word, knownWords);
  if (suggestion)
    return `${quoteValue(text)} is not part of a résumé. Did you mean "${text.replace(word, suggestion)}"?`;
  return (
    `${quoteValue(text)} is not part of a résumé. Write a section, with a colon for one entry ("work:Joiner, Oak Mill", ` +
    `"project:Tilekit", "text:Papers"), or a contact. Sections: ${sectionNames.join(', ')}, text. ` +
    'Contacts: email, phone, location, website, photo, profiles.'
  );
}

const maxExamples = 6;

function unknownEntry(
  { text, word, name }: Record<'text' | 'word' | 'name', string>,
  list: ListName,
  entries: readonly Entry[],
): string {
  if (entries.length === 0)
    return `${quoteValue(text)} matches no entry, because the résumé has no ${list}. Remove it.`;
  const numberedEntry = entryAtNumber(name, list, entries);
  if (numberedEntry)
    return (
      `${quoteValue(text)} names an entry by its number, which changes with the résumé. ` +
      `Write "${word}:${distinctName(numberedEntry, list, entries)}".`
    );
  const start = `${quoteValue(text)} matches no entry.`;
  const titles = [...new Set(entries.map((entry) => distinctName(entry, list, entries)))];
  const suggestion = closestKey(name, titles);
  if (suggestion) return `${start} Did you mean "${word}:${suggestion}"?`;
  const more = titles.length > maxExamples ? `, and ${titles.length - maxExamples} more` : '';
  const examples = titles.slice(0, maxExamples).map((title) => quoteValue(title));
  return `${start} Expected a name: ${examples.join(', ')}${more}. If the résumé no longer has it, remove this item.`;
}
