// A build publishes every file that game.json names. A game.json from someone else may name files on
// this machine.

import { realPath } from '../../vite/folder/realFileIn.ts';
import { contentPaths } from '../contentFiles.ts';
import type { NamedText } from '../read/readSource.ts';
import { escapeUnprintable, pathText, quoteValue } from '../report/Finding.ts';
import type { GameDocument } from '../schema/gameFields.ts';
import { everyValue, isRecord } from '../values.ts';

/** Removes the files that a game.json from outside the content folder names. */
export function withoutForeignFiles(
  game: GameDocument,
  source: NamedText | undefined,
  { folder, print }: { folder: string; print: (text: string) => void },
): GameDocument {
  const { gameWithoutFiles, fileList } = splitFiles(game);
  if (!fileList || !source || isOwnGame(source.file, folder)) return game;
  print(
    `Skipped: ${fileList}. A game.json from outside your content folder may not publish your files. ` +
      'To publish them, add these keys to your new game.json.',
  );
  return gameWithoutFiles;
}

/** Splits a game into the rest and a line that lists its files: `documents.own.resume "cv.pdf"`. */
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
