// Fixed words as a flat list: each by its key, `console.about.heading`. So they are translated, and so owners override them.
import type { PluralForms } from './formatCount.ts';

/** What stands at a key: a text, one for each form of a number, or the lines of a list. */
export type Phrase = string | PluralForms | readonly string[];

/** Phrases by their keys. */
export type Catalog = Readonly<Record<string, Phrase>>;

function isPhrase(value: unknown): value is Phrase {
  return typeof value !== 'object' || value === null || Array.isArray(value) || 'other' in value;
}

/** Words as a flat list. @param keyPrefix what their keys begin with */
export function flattenMessages(keyPrefix: string, messages: object): Catalog {
  return Object.assign(
    {},
    ...Object.entries(messages).map(([key, value]: [string, unknown]) =>
      isPhrase(value) ? { [`${keyPrefix}.${key}`]: value } : flattenMessages(`${keyPrefix}.${key}`, Object(value)),
    ),
  );
}

/** The same words as a catalogue has them; those that it does not have stay. @param keyPrefix what their keys begin with */
export function translateMessages<Messages extends object>(
  catalog: Catalog,
  keyPrefix: string,
  messages: Messages,
): Messages {
  const translated: Messages = JSON.parse(JSON.stringify(translateTree(catalog, keyPrefix, messages)));
  return translated;
}

function translateTree(catalog: Catalog, keyPrefix: string, messages: object): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]: [string, unknown]) => [
      key,
      isPhrase(value)
        ? (catalog[`${keyPrefix}.${key}`] ?? value)
        : translateTree(catalog, `${keyPrefix}.${key}`, Object(value)),
    ]),
  );
}

/** The texts of a phrase. */
export function textsOf(phrase: Phrase): readonly string[] {
  return typeof phrase === 'string' ? [phrase] : Object.values(phrase);
}

/** The placeholders of a text, each once, in alphabetical order: `['count', 'name']`. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();
}
