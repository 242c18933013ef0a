import { join, resolve } from 'node:path';
import type { SpriteData } from '../SpriteData.ts';
import { coveredSprite } from './coveredSprite.ts';

/** The folder of compiled sprites. It may contain nothing else. */
export const compiledFolder = resolve(import.meta.dirname, '../compiled');

/** The expected content of the folder, by path. */
export function compiledFiles(sprites: ReadonlyMap<string, SpriteData>): ReadonlyMap<string, string> {
  return new Map(
    Array.from(sprites, ([name, sprite]) => [
      join(compiledFolder, `${name}.json`),
      `${JSON.stringify(coveredSprite(sprite), null, 1)}\n`,
    ]),
  );
}
