import { readFileSync } from 'node:fs';
import { leadsOut, realFileIn } from './realFileIn.ts';

/** Paths that start outside the folder or leave it: with a root, drive, scheme or `..` step. */
const outsidePath = /^[\\/]|^[a-z][a-z0-9+.-]*:|(^|[\\/])\.\.([\\/]|$)/i;

/**
 * Reads a file that game.json names. The site publishes the file and game.json may come from a
 * stranger, so files outside the folder are refused, even through links.
 * @param path relative to the folder
 * @throws if the file is missing, outside the folder or unreadable
 */
export function ownersFile(folder: string, path: string): Buffer {
  if (outsidePath.test(path) || leadsOut(folder, path)) throw new Error('it is outside the folder of game.json');
  const file = realFileIn(folder, path);
  if (file === undefined) throw new Error('file not found');
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new Error('permission denied', { cause });
  }
}
