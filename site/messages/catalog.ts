// Interface texts as a flat list with keys like `console.about.heading`, for translations and for
// owners' overrides.
import type { PluralForms } from '../../src/resume/text/fillIn.ts';

/** The value of a key: a text, its plural forms, or the lines of a list. */
export type Phrase = string | PluralForms | readonly string[];

export type Catalog = Readonly<Record<string, Phrase>>;

function isPhrase(value: unknown): value is Phrase {
  return typeof value !== 'object' || value === null || Array.isArray(value) || 'other' in value;
}

/** Flattens nested messages to a catalog. @param keyPrefix the first part of each key */
export function flattenMessages(keyPrefix: string, messages: object): Catalog {
  return Object.assign(
    {},
    ...Object.entries(messages).map(([key, value]: [string, unknown]) =>
      isPhrase(value) ? { [`${keyPrefix}.${key}`]: value } : flattenMessages(`${keyPrefix}.${key}`, Object(value)),
    ),
  );
}

/** Replaces messages by their translations, if any. @param keyPrefix the first part of each key */
export function translateMessages<Messages extends object>(
  catalog: Catalog,
  keyPrefix: string,
  messages: Messages,
): Messages {
  const translation: Messages = JSON.parse(JSON.stringify(translateTree(catalog, keyPrefix, messages)));
  return translation;
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

export function textsOf(phrase: Phrase): readonly string[] {
  return typeof phrase === 'string' ? [phrase] : Object.values(phrase);
}

/** The distinct placeholders of a text, sorted: `['count', 'name']`. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();
}
