// A game.json from elsewhere may name files of this machine, and a build publishes what is named.
import { everyValue, isRecord } from '../../src/content/check/everyValue.ts';
import { pathText } from '../../src/content/check/Problem.ts';
import { printable } from '../../src/content/check/printable.ts';
import { shown } from '../../src/content/check/shown.ts';
import { contentPaths } from '../build/content/contentFiles.ts';
import { realPath } from '../build/folder/publicLinks.ts';
import type { GameDocument } from './gameDocument.ts';
import type { NamedText } from './readSource.ts';
import { type SetupPrompts, stopped } from './SetupPrompts.ts';

type Asking = { folder: string; prompts?: SetupPrompts; takesDrafts: boolean; say: (text: string) => void };

/** A game without the files that it names, unless it is of no source, the owner's own, or the owner wants them. */
export async function wantedFiles(
  game: GameDocument,
  source: NamedText | undefined,
  { folder, prompts, takesDrafts, say }: Asking,
): Promise<GameDocument | typeof stopped> {
  const { others, named } = parted(game);
  if (!named || !source || isOwn(source.file, folder)) return game;
  const takes = prompts && !takesDrafts ? await prompts.takeFiles(named) : false;
  if (takes === stopped) return stopped;
  if (takes) return game;
  say(
    `Left out: ${named}. Files of these names would be published from the content folder, and this game.json is from elsewhere. Write the keys into the new one if you want them.`,
  );
  return others;
}

/** The game without files, and the files that it names, as a line: `documents.own.resume "cv.pdf"`. */
function parted({ documents, ...game }: GameDocument): { others: GameDocument; named: string } {
  const { fonts, own, ...settings } = isRecord(documents) ? documents : {};
  const named = [...everyValue({ documents: { fonts, own } })].flatMap(({ path, value }) =>
    typeof value === 'string' ? [`${pathText(path)} ${printable(shown(value))}`] : [],
  );
  const others = Object.keys(settings).length > 0 ? { ...game, documents: settings } : game;
  return { others, named: named.join(', ') };
}

function isOwn(file: string, folder: string): boolean {
  const own = realPath(contentPaths(folder).game);
  return own !== undefined && realPath(file) === own;
}
