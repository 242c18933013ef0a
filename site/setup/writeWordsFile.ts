import { existsSync } from 'node:fs';
import { contentPaths } from '../config/contentPaths.ts';
import { isRecord, jsonValue, relativePath, sourceFile } from '../import/index.ts';
import type { FlatMessages } from '../messages/flatMessages.ts';
import { schemaReference } from '../prepare/game/schemaFiles.ts';
import { isLanguageTag } from '../prepare/game/siteSchema.ts';
import { languages } from '../prepare/publish/languages.ts';
import { siteMessages } from '../prepare/publish/siteMessages.ts';
import { replaceWithBackups } from './writtenFiles.ts';

/**
 * Writes a words.json with all messages: translated if the project ships the language, otherwise in
 * English with the language's dates and plural forms. Keeps existing texts.
 * @returns a report for the owner
 * @throws if the language tag or the existing file is invalid
 */
export function writeWordsFile(language: string, folder: string): string {
  if (!isLanguageTag(language))
    throw new Error(`Invalid language tag: "${language}". Use one like "it" or "zh-Hant". Nothing was written.`);
  const { words: path } = contentPaths(folder);
  const currentMessages = existsSync(path) ? jsonValue(sourceFile(path).text) : {};
  if (!isRecord(currentMessages))
    throw new Error(`${relativePath(path)}  Invalid JSON. Fix the file, or delete it. Nothing was written.`);
  const messages = { $schema: schemaReference(folder, 'words'), ...wordsSkeleton(language), ...currentMessages };
  const backups = replaceWithBackups([{ path, text: `${JSON.stringify(messages, null, 2)}\n` }]);
  return [
    `Written: ${relativePath(path)}, with all interface texts. Change the texts, not the keys. ` +
      'Keys that you delete keep their default text.',
    ...backups.map((backup) => `Backup: ${relativePath(backup)} (ignored by git).`),
    `Next: in game.json, set "language": "${language}" in "site".`,
  ].join('\n');
}

function wordsSkeleton(language: string): FlatMessages {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const flatMessages = siteMessages(language, languages, {}) ?? languages.english;
  return Object.fromEntries(
    Object.entries(flatMessages).map(([key, message]) =>
      typeof message === 'object' && 'other' in message
        ? [key, Object.fromEntries(pluralCategories.map((form) => [form, message[form] ?? message.other]))]
        : [key, message],
    ),
  );
}
