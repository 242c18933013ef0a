import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type DraftLocale, englishLocale } from '../../../src/resume/messages/draftMessages.ts';
import { englishMessages } from '../../messages/messageFiles.ts';
import { messagesFrom, siteMessages, type Translations } from './siteMessages.ts';

const folder = join(import.meta.dirname, '../../messages');
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

/** The languages that the site ships: each has a JSON file beside the English messages. */
export const languages: Translations = {
  english: englishMessages,
  shipped: Object.fromEntries(
    files.map((file) => [parse(file).name, JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  ),
};

/** The draft messages of a language; English if the site does not ship it. */
export function draftLocale(tag: unknown): DraftLocale {
  const language = typeof tag === 'string' ? tag : englishLocale.language;
  const flatMessages = siteMessages(language, languages, {});
  return { messages: flatMessages ? messagesFrom(flatMessages).drafts : englishLocale.messages, language };
}
