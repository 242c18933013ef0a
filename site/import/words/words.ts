// The words that the import knows, in many languages. They are data in the JSON files beside this file. Commas
// separate the words of a list, and a word may be a part of a regular expression. To add one, edit its list.
import columns from './columns.json' with { type: 'json' };
import dates from './dates.json' with { type: 'json' };
import documents from './documents.json' with { type: 'json' };
import entries from './entries.json' with { type: 'json' };
import headings from './headings.json' with { type: 'json' };
import keys from './keys.json' with { type: 'json' };
import networks from './networks.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import samples from './samples.json' with { type: 'json' };
import titles from './titles.json' with { type: 'json' };

export const words = { columns, dates, documents, entries, headings, keys, networks, places, samples, titles };

/** A list, or one for each language. */
type Words = string | readonly string[] | Readonly<Record<string, string>>;

export function listOf(list: Words): readonly string[] {
  return (typeof list === 'string' ? [list] : Object.values(list)).flatMap((text) => text.split(', '));
}

const concepts: Readonly<Record<string, string>> = keys.concepts;

/** The names in a list. "(date)" stands for all names of this concept: "year", "jahr" and so on. */
export const namesIn = (list: string): readonly string[] =>
  listOf(list).flatMap((name) => listOf(concepts[/^\((.*)\)$/.exec(name)?.[1] ?? ''] ?? name));

/** A part of a regular expression that matches any word of a list. */
export function anyOf(list: Words): string {
  return `(?:${listOf(list).join('|')})`;
}

/** A part of a regular expression that matches any word of a list, but no part of a longer word. */
export const wholeWord = (list: Words): string => `(?<!\\p{L})${anyOf(list)}(?!\\p{L})`;

/** Normalizes a key: `start_date`, `StartDate` and "Start Date" are equal, and accents do not count. */
export function normalizeKey(key: string): string {
  return key
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Keys by which a page chooses and decorates its texts. */
export const internalKey = new RegExp(anyOf(keys.internal));
