import { readFileSync, statSync } from 'node:fs';
import { leadsOut, realFileIn } from '../build/folder/publicLinks.ts';

/** A root, a drive, a scheme, a step upwards: such a path does not start at the folder, or does not stay there. */
const elsewhere = /^[\\/]|^[a-z][a-z0-9+.-]*:|(^|[\\/])\.\.([\\/]|$)/i;

/** More than any picture or font has. */
const mostBytes = 100_000_000;

/**
 * Reads a file that game.json names. Documents are published, and a game may be a stranger's: no file is taken but from the
 * folder of game.json, not even by a link.
 *
 * @param path from the folder
 * @throws with the reason when there is no such file, or not in the folder, or when it is too large
 */
export function ownersFile(folder: string, path: string): Buffer {
  if (elsewhere.test(path) || leadsOut(folder, path)) throw new Error('it is not in the folder of game.json');
  const file = realFileIn(folder, path);
  if (file === undefined) throw new Error('there is no such file');
  const { size } = statSync(file);
  if (size > mostBytes)
    throw new Error(`it has ${(size / 1e6).toFixed(1)} MB, and ${mostBytes / 1e6} MB are the most. Save it smaller`);
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new Error('it may not be read', { cause });
  }
}
