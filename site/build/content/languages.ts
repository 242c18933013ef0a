import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type Languages, messagesFrom, siteMessages } from '../../../src/content/check/siteMessages.ts';
import { type DraftLocale, englishLocale } from '../../../src/content/draft/draftMessages.ts';
import { englishMessages } from '../../messages/wordFiles.ts';

const folder = join(import.meta.dirname, '../../messages');
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

/** The languages whose words are shipped: each has a file of its own beside the English words. */
export const languages: Languages = {
  english: englishMessages,
  shipped: Object.fromEntries(
    files.map((file) => [parse(file).name, JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  ),
};

/** What drafts say in a language; without one, in English. */
export function draftLocale(tag: unknown): DraftLocale {
  const language = typeof tag === 'string' ? tag : englishLocale.language;
  const catalog = siteMessages(language, languages, {});
  return { messages: catalog ? messagesFrom(catalog).drafts : englishLocale.messages, language };
}
