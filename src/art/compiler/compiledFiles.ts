import { join, resolve } from 'node:path';
import type { SpriteData } from '../SpriteData.ts';
import { coveredSprite } from './coveredSprite.ts';

/** Where the compiled sprites are. Nothing else may be there. */
export const compiledFolder = resolve(import.meta.dirname, '../compiled');

/** What belongs into the folder, by path. */
export function compiledFiles(sprites: ReadonlyMap<string, SpriteData>): ReadonlyMap<string, string> {
  return new Map(
    Array.from(sprites, ([name, sprite]) => [
      join(compiledFolder, `${name}.json`),
      `${JSON.stringify(coveredSprite(sprite), null, 1)}\n`,
    ]),
  );
}
