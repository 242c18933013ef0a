// The messages of the interface as a flat list with keys like `console.about.heading`, for
// translations and overrides by owners.
import type { PluralForms } from '../../src/resume/text/fillIn.ts';

/** The value of a key: a text, its plural forms, or the lines of a list. */
export type Message = string | PluralForms | readonly string[];

export type FlatMessages = Readonly<Record<string, Message>>;

function isMessage(value: unknown): value is Message {
  return typeof value !== 'object' || value === null || Array.isArray(value) || 'other' in value;
}

/** Flattens nested messages. @param keyPrefix the first part of each key */
export function flattenMessages(keyPrefix: string, messages: object): FlatMessages {
  return Object.assign(
    {},
    ...Object.entries(messages).map(([key, value]: [string, unknown]) =>
      isMessage(value) ? { [`${keyPrefix}.${key}`]: value } : flattenMessages(`${keyPrefix}.${key}`, Object(value)),
    ),
  );
}

/** Replaces messages by their translations, if any. @param keyPrefix the first part of each key */
export function translateMessages<Messages extends object>(
  flatMessages: FlatMessages,
  keyPrefix: string,
  messages: Messages,
): Messages {
  const translation: Messages = JSON.parse(JSON.stringify(translateTree(flatMessages, keyPrefix, messages)));
  return translation;
}

function translateTree(flatMessages: FlatMessages, keyPrefix: string, messages: object): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]: [string, unknown]) => [
      key,
      isMessage(value)
        ? (flatMessages[`${keyPrefix}.${key}`] ?? value)
        : translateTree(flatMessages, `${keyPrefix}.${key}`, Object(value)),
    ]),
  );
}

export function textsOf(message: Message): readonly string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

/** The distinct placeholders of a text, sorted: `['count', 'name']`. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();
}
