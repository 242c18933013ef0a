// Reads the sprites an artist edits, one text file each, and combines some of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { iconNames } from '../../../src/art/iconNames.ts';
import type { SpriteData } from '../../../src/art/SpriteData.ts';
import { parseSprite } from './parseSprite.ts';
import { type Layer, stackSprites } from './stackSprites.ts';

/** The folder of the sprites' text files. */
export const spriteFolder = resolve(import.meta.dirname, '../../../src/art/sprites');

/** Reads one text file by its name, without extension. */
type Read = (name: string) => SpriteData;

const developerAt = { x: 76, y: 41 };

/** The sprites that consist of several text files. */
const combinedSprites: Readonly<Record<string, (read: Read) => SpriteData>> = {
  icons,
  shareCard,
  shareCardHeart: (read) => onShareCard(read, { name: 'shareCardHeart', x: 107, y: 16 }),
  shareCardWords: (read) => onShareCard(read, { name: 'shareCardWords', x: 71, y: 3 }),
  shareCardHairLong: (read) => onShareCard(read, { name: 'hairLong', ...developerAt }),
  shareCardHairTied: (read) => onShareCard(read, { name: 'hairTied', ...developerAt }),
  shareCardHairCovered: (read) => onShareCard(read, { name: 'hairCovered', ...developerAt }),
};

/** The names of all sprites, also of those that combine several text files. */
export function spriteNames(): readonly string[] {
  const files = readdirSync(spriteFolder).filter((file) => file.endsWith('.txt'));
  const names = files.map((file) => file.slice(0, -'.txt'.length));
  // Parts of the share picture are not separate sprites.
  return [...names.filter((name) => !name.startsWith('shareCard')), ...Object.keys(combinedSprites)];
}

/**
 * Reads a sprite from its text file, or from several.
 * @param onRead receives the path of each text file, before it is read
 * @throws if there is no sprite of that name, or like `parseSprite`
 */
export function readSprite(name: string, onRead: (path: string) => void = () => {}): SpriteData {
  if (!spriteNames().includes(name))
    throw new Error(`There is no sprite "${name}". Expected one of: ${spriteNames().toSorted().join(', ')}.`);
  const read: Read = (part) => {
    const path = join(spriteFolder, `${part}.txt`);
    onRead(path);
    return parseSprite(readFileSync(path, 'utf8'), `${part}.txt`);
  };
  return combinedSprites[name]?.(read) ?? read(name);
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

/**
 * The developer waving between console and manual. A new figure or pose also appears in the share
 * picture.
 */
function shareCard(read: Read): SpriteData {
  const developer = ['character', 'characterWaving', 'characterWavingUp', 'characterGrinning'];
  return onShareCard(
    read,
    { name: 'shareCardRoom', x: 0, y: 0 },
    { name: 'shareCardConsole', x: 13, y: 5 },
    { name: 'shareCardManual', x: 131, y: 41 },
    ...developer.map((name) => ({ name, ...developerAt })),
  );
}

function onShareCard(read: Read, ...parts: readonly (Pick<Layer, 'x' | 'y'> & { name: string })[]): SpriteData {
  const layers = parts.map(({ name, ...position }) => ({ ...read(name), ...position }));
  const palette = Object.assign({}, ...layers.map((layer) => layer.palette));
  return stackSprites({ width: 200, height: 105 }, palette, layers);
}
