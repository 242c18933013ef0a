// Fixed words as a flat list: each by its key, `console.about.heading`. So they are translated, and so owners override them.
import type { Forms } from './counted.ts';

/** What stands at a key: a text, one for each form of a number, or the lines of a list. */
export type Phrase = string | Forms | readonly string[];

/** Phrases by their keys. */
export type Catalogue = Readonly<Record<string, Phrase>>;

function isPhrase(value: unknown): value is Phrase {
  return typeof value !== 'object' || value === null || Array.isArray(value) || 'other' in value;
}

/** Words as a flat list. @param name what their keys begin with */
export function catalogueOf(name: string, words: object): Catalogue {
  return Object.assign(
    {},
    ...Object.entries(words).map(([key, value]: [string, unknown]) =>
      isPhrase(value) ? { [`${name}.${key}`]: value } : catalogueOf(`${name}.${key}`, Object(value)),
    ),
  );
}

/** The same words as a catalogue has them; those that it does not have stay. @param name what their keys begin with */
export function spokenIn<Words extends object>(catalogue: Catalogue, name: string, words: Words): Words {
  const spoken: Words = JSON.parse(JSON.stringify(respelled(catalogue, name, words)));
  return spoken;
}

function respelled(catalogue: Catalogue, name: string, words: object): object {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]: [string, unknown]) => [
      key,
      isPhrase(value) ? (catalogue[`${name}.${key}`] ?? value) : respelled(catalogue, `${name}.${key}`, Object(value)),
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
