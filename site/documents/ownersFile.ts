import { readFileSync } from 'node:fs';
import { leadsOut, realFileIn } from '../build/folder/publicLinks.ts';

/** A root, a drive, a scheme, a step upwards: such a path does not start at the folder, or does not stay there. */
const elsewhere = /^[\\/]|^[a-z][a-z0-9+.-]*:|(^|[\\/])\.\.([\\/]|$)/i;

/**
 * Reads a file that game.json names. Documents are published, and a game may be a stranger's: no file is taken but from the
 * folder of game.json, not even by a link.
 *
 * @param path from the folder
 * @throws with the reason when there is no such file, or not in the folder
 */
export function ownersFile(folder: string, path: string): Buffer {
  if (elsewhere.test(path) || leadsOut(folder, path)) throw new Error('it is not in the folder of game.json');
  const file = realFileIn(folder, path);
  if (file === undefined) throw new Error('there is no such file');
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new Error('it may not be read', { cause });
  }
}
