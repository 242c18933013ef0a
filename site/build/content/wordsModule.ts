import { join, parse, relative } from 'node:path';
import { type Catalogue, catalogueOf, spokenIn } from '../../../src/content/catalogue.ts';
import { englishWords, wordFiles } from '../../words/wordFiles.ts';

const repository = join(import.meta.dirname, '../../..');

/**
 * The text of a file of fixed words with the site's words in place of the English ones, so that these are in no bundle.
 *
 * @param id the file's path
 * @returns nothing for a file that holds none, or only words that the site leaves as they are
 */
export function wordsModule(id: string, catalogue: Catalogue): string | undefined {
  const path = relative(repository, id).replaceAll('\\', '/');
  const [, file] = Object.entries(wordFiles).find(([one]) => one === path) ?? [];
  if (!file) return undefined;
  const isChanged = ([key]: readonly [string, unknown]) => catalogue[key] !== englishWords[key];
  if (!Object.entries(catalogueOf(file.name, file.words)).some(isChanged)) return undefined;
  return `export const ${parse(path).name} = ${JSON.stringify(spokenIn(catalogue, file.name, file.words))};`;
}
