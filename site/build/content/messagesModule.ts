import { join, parse, relative } from 'node:path';
import { type Catalog, flattenMessages, translateMessages } from '../../../src/content/catalog.ts';
import { englishMessages, wordFiles } from '../../messages/wordFiles.ts';

const repository = join(import.meta.dirname, '../../..');

/**
 * The text of a file of fixed words with the site's words in place of the English ones, so that these are in no bundle.
 *
 * @param id the file's path
 * @returns nothing for a file that holds none, or only words that the site leaves as they are
 */
export function messagesModule(id: string, catalog: Catalog): string | undefined {
  const path = relative(repository, id).replaceAll('\\', '/');
  const [, file] = Object.entries(wordFiles).find(([one]) => one === path) ?? [];
  if (!file) return undefined;
  const isChanged = ([key]: readonly [string, unknown]) => catalog[key] !== englishMessages[key];
  if (!Object.entries(flattenMessages(file.name, file.messages)).some(isChanged)) return undefined;
  return `export const ${parse(path).name} = ${JSON.stringify(translateMessages(catalog, file.name, file.messages))};`;
}
