// A game.json from elsewhere may name files of this machine, and a build publishes what is named.

import { escapeUnprintable } from '../../src/content/check/escapeUnprintable.ts';
import { everyValue, isRecord } from '../../src/content/check/everyValue.ts';
import { pathText } from '../../src/content/check/Problem.ts';
import { quoteValue } from '../../src/content/check/quoteValue.ts';
import { contentPaths } from '../build/content/contentFiles.ts';
import { realPath } from '../build/folder/publicLinks.ts';
import type { GameDocument } from './gameDocument.ts';
import type { NamedText } from './readSource.ts';
import { promptCanceled, type SetupPrompts } from './SetupPrompts.ts';

type FilePromptOptions = {
  folder: string;
  prompts?: SetupPrompts;
  takesDrafts: boolean;
  print: (text: string) => void;
};

/** A game without the files that it names, unless it is of no source, the owner's own, or the owner wants them. */
export async function withoutForeignFiles(
  game: GameDocument,
  source: NamedText | undefined,
  { folder, prompts, takesDrafts, print }: FilePromptOptions,
): Promise<GameDocument | typeof promptCanceled> {
  const { gameWithoutFiles, fileList } = splitFiles(game);
  if (!fileList || !source || isOwnGame(source.file, folder)) return game;
  const accepts = prompts && !takesDrafts ? await prompts.confirmFiles(fileList) : false;
  if (accepts === promptCanceled) return promptCanceled;
  if (accepts) return game;
  print(
    `Left out: ${fileList}. Files of these names would be published from the content folder, and this game.json is from elsewhere. Write the keys into the new one if you want them.`,
  );
  return gameWithoutFiles;
}

/** The game without files, and the files that it names, as a line: `documents.own.resume "cv.pdf"`. */
function splitFiles({ documents, ...game }: GameDocument): { gameWithoutFiles: GameDocument; fileList: string } {
  const { fonts, own, ...settings } = isRecord(documents) ? documents : {};
  const fileList = [...everyValue({ documents: { fonts, own } })].flatMap(({ path, value }) =>
    typeof value === 'string' ? [`${pathText(path)} ${escapeUnprintable(quoteValue(value))}`] : [],
  );
  const gameWithoutFiles = Object.keys(settings).length > 0 ? { ...game, documents: settings } : game;
  return { gameWithoutFiles, fileList: fileList.join(', ') };
}

function isOwnGame(file: string, folder: string): boolean {
  const ownGamePath = realPath(contentPaths(folder).game);
  return ownGamePath !== undefined && realPath(file) === ownGamePath;
}
