import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../src/content/catalogue.ts';
import { isRecord } from '../../src/content/check/everyValue.ts';
import { siteWords } from '../../src/content/check/siteWords.ts';
import { isLanguageTag } from '../../src/content/siteSchema.ts';
import { contentPaths } from '../build/content/contentFiles.ts';
import { languages } from '../build/content/languages.ts';
import { sourceFile } from '../build/content/sourceFile.ts';
import { schemaFrom } from './finishedGame.ts';
import { SetupStop, seen, valueIn } from './knownBefore.ts';
import { replaceFiles } from './replaceFiles.ts';

/**
 * Writes a words.json with all fixed words, to be changed or translated: in the language where it is shipped, else in English, with
 * a text for each form that its numbers have. What stands there already stays.
 *
 * @throws when it is no language, or when the file that is there cannot be read
 */
export function writeWords(language: string, folder: string): string {
  if (!isLanguageTag(language))
    throw new SetupStop(`"${language}" is not a language tag. Write one like "it" or "zh-Hant". Nothing was written.`);
  const { words: path } = contentPaths(folder);
  const before = existsSync(path) ? valueIn(sourceFile(path).text ?? '') : {};
  if (!isRecord(before)) throw new SetupStop(`${seen(path)}  This cannot be read. Mend it first. Nothing was written.`);
  const schema = schemaFrom(folder, join(import.meta.dirname, '../content/words.schema.json'));
  const words = { $schema: schema, ...skeletonOf(language), ...before };
  const copies = replaceFiles([{ path, text: `${JSON.stringify(words, null, 2)}\n` }]);
  return [
    `Written: ${seen(path)}, with all fixed words. Change what stands behind the keys; a key that is left out says what it said.`,
    ...copies.map((copy) => `What was there is kept: ${seen(copy)}.`),
    `In game.json, "site" needs "language": "${language}".`,
  ].join('\n');
}

function skeletonOf(language: string): Catalogue {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const whole = siteWords(language, languages, {}) ?? languages.english;
  return Object.fromEntries(
    Object.entries(whole).map(([key, phrase]) =>
      typeof phrase === 'object' && 'other' in phrase
        ? [key, Object.fromEntries(pluralCategories.map((form) => [form, phrase[form] ?? phrase.other]))]
        : [key, phrase],
    ),
  );
}
