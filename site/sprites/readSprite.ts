// Reads the sprites an artist edits, one text file each.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { iconNames } from '../../src/art/iconNames.ts';
import type { SpriteData } from '../../src/art/SpriteData.ts';
import { parseSprite } from './parseSprite.ts';

/** The folder of the sprites' text files. */
export const spriteFolder = resolve(import.meta.dirname, '../../src/art/sprites');

/** Reads one text file by its name, without extension. */
type Read = (name: string) => SpriteData;

function spriteNames(): readonly string[] {
  const files = readdirSync(spriteFolder).filter((file) => file.endsWith('.txt'));
  return [...files.map((file) => file.slice(0, -'.txt'.length)), 'icons'];
}

/**
 * Reads a sprite from its text file, or all icons from theirs.
 * @param onRead receives the path of each text file, before it is read
 * @throws if there is no sprite of that name, or if its text is invalid (see `parseSprite`)
 */
export function readSprite(name: string, onRead: (path: string) => void = () => {}): SpriteData {
  if (!spriteNames().includes(name))
    throw new Error(`Sprite "${name}" not found. Expected one of: ${spriteNames().toSorted().join(', ')}.`);
  const read: Read = (part) => {
    const path = join(spriteFolder, `${part}.txt`);
    onRead(path);
    return parseSprite(readFileSync(path, 'utf8'), `${part}.txt`);
  };
  return name === 'icons' ? icons(read) : read(name);
}

/**
 * All icons stacked in the order of their names, each with its own key, so that each compiles to
 * one path.
 */
function icons(read: Read): SpriteData {
  const keyOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);
  return {
    rows: iconNames.flatMap((name, index) =>
      read(`icons/${name}`).rows.map((row) => row.replaceAll('#', keyOf(index))),
    ),
    palette: Object.fromEntries(iconNames.map((_, index) => [keyOf(index), 'currentColor'])),
  };
}
