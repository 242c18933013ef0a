import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from '../../src/content/catalog.ts';
import { isRecord } from '../../src/content/check/everyValue.ts';
import { siteMessages } from '../../src/content/check/siteMessages.ts';
import { isLanguageTag } from '../../src/content/siteSchema.ts';
import { contentPaths } from '../build/content/contentFiles.ts';
import { languages } from '../build/content/languages.ts';
import { sourceFile } from '../build/content/sourceFile.ts';
import { relativeSchemaPath } from './gameFileText.ts';
import { relativePath, SetupStop, valueIn } from './gatherDefaults.ts';
import { replaceFiles } from './replaceFiles.ts';

/**
 * Writes a words.json with all fixed words, to be changed or translated: in the language where it is shipped, else in English, with
 * a text for each form that its numbers have. What stands there already stays.
 *
 * @throws when it is no language, or when the file that is there cannot be read
 */
export function writeWordsFile(language: string, folder: string): string {
  if (!isLanguageTag(language))
    throw new SetupStop(`"${language}" is not a language tag. Write one like "it" or "zh-Hant". Nothing was written.`);
  const { words: path } = contentPaths(folder);
  const currentPhrases = existsSync(path) ? valueIn(sourceFile(path).text ?? '') : {};
  if (!isRecord(currentPhrases))
    throw new SetupStop(`${relativePath(path)}  This cannot be read. Mend it first. Nothing was written.`);
  const schema = relativeSchemaPath(folder, join(import.meta.dirname, '../content/words.schema.json'));
  const phrases = { $schema: schema, ...wordsSkeleton(language), ...currentPhrases };
  const copies = replaceFiles([{ path, text: `${JSON.stringify(phrases, null, 2)}\n` }]);
  return [
    `Written: ${relativePath(path)}, with all fixed words. Change what stands behind the keys; a key that is left out says what it said.`,
    ...copies.map((copy) => `What was there is kept: ${relativePath(copy)}.`),
    `In game.json, "site" needs "language": "${language}".`,
  ].join('\n');
}

function wordsSkeleton(language: string): Catalog {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const catalog = siteMessages(language, languages, {}) ?? languages.english;
  return Object.fromEntries(
    Object.entries(catalog).map(([key, phrase]) =>
      typeof phrase === 'object' && 'other' in phrase
        ? [key, Object.fromEntries(pluralCategories.map((form) => [form, phrase[form] ?? phrase.other]))]
        : [key, phrase],
    ),
  );
}
