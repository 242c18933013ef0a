import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The address that `game.json` states, read before anything is checked: `''` when the file is not there or broken.
 * The content check reports what is wrong with it when the build starts.
 */
export function statedAddress(contentFolder: string): string {
  try {
    const game: unknown = JSON.parse(readFileSync(join(contentFolder, 'game.json'), 'utf8'));
    return addressIn(game);
  } catch {
    return '';
  }
}

function addressIn(game: unknown): string {
  if (!hasKey(game, 'site') || !hasKey(game.site, 'address')) return '';
  return typeof game.site.address === 'string' ? game.site.address : '';
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}
