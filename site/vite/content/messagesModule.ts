import { join, parse, relative } from 'node:path';
import { type FlatMessages, flattenMessages, translateMessages } from '../../messages/flatMessages.ts';
import { englishMessages, messageFiles } from '../../messages/messageFiles.ts';

const repository = join(import.meta.dirname, '../../..');

/**
 * The code of a messages module in the site's language, so that bundles contain each text in one
 * language.
 * @returns `undefined` if the file is not a messages module, or if the site changes none of its
 *   messages
 */
export function messagesModule(id: string, flatMessages: FlatMessages): string | undefined {
  const path = relative(repository, id).replaceAll('\\', '/');
  const [, file] = Object.entries(messageFiles).find(([filePath]) => filePath === path) ?? [];
  if (!file) return undefined;
  const isChanged = ([key]: readonly [string, unknown]) => flatMessages[key] !== englishMessages[key];
  const { keyPrefix, messages } = file;
  if (!Object.entries(flattenMessages(keyPrefix, messages)).some(isChanged)) return undefined;
  return `export const ${parse(path).name} = ${JSON.stringify(translateMessages(flatMessages, keyPrefix, messages))};`;
}
