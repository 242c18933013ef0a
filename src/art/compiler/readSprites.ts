// Reads the sprites an artist edits, one text file each, and combines some of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { iconNames } from '../iconNames.ts';
import { parseSprite } from '../parseSprite.ts';
import type { SpriteData } from '../SpriteData.ts';
import { type Layer, stackSprites } from '../stackSprites.ts';

/** The folder of the sprites' text files. */
export const spriteFolder = resolve(import.meta.dirname, '../sprites');

/** Every compiled sprite, by name. */
export function readSprites(): ReadonlyMap<string, SpriteData> {
  const files = readdirSync(spriteFolder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length))
    // These are parts of the share picture and no sprites of their own.
    .filter((name) => !name.startsWith('shareCard'));
  return new Map([
    ...files.map((name) => [name, readSprite(name)] as const),
    ['icons', icons()],
    ['shareCard', shareCard()],
    ['shareCardHeart', onShareCard({ name: 'shareCardHeart', x: 107, y: 16 })],
    ['shareCardWords', onShareCard({ name: 'shareCardWords', x: 71, y: 3 })],
    ...['Long', 'Tied', 'Covered'].map(
      (cut) => [`shareCardHair${cut}`, onShareCard({ name: `hair${cut}`, ...developerAt })] as const,
    ),
  ]);
}

function readSprite(name: string): SpriteData {
  const file = `${name}.txt`;
  return parseSprite(readFileSync(join(spriteFolder, file), 'utf8'), file);
}

/** All icons stacked in the order of their names, one key and so one path each. */
function icons(): SpriteData {
  const keyOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);
  return {
    rows: iconNames.flatMap((name, index) =>
      readSprite(`icons/${name}`).rows.map((row) => row.replaceAll('#', keyOf(index))),
    ),
    palette: Object.fromEntries(iconNames.map((_, index) => [keyOf(index), 'currentColor'])),
  };
}

const developerAt = { x: 76, y: 41 };

/** The developer waving between console and manual, in the share picture's poses. */
function shareCard(): SpriteData {
  const developer = ['character', 'characterWaving', 'characterWavingUp', 'characterGrinning'];
  return onShareCard(
    { name: 'shareCardRoom', x: 0, y: 0 },
    { name: 'shareCardConsole', x: 13, y: 5 },
    { name: 'shareCardManual', x: 131, y: 41 },
    ...developer.map((name) => ({ name, ...developerAt })),
  );
}

function onShareCard(...things: readonly (Pick<Layer, 'x' | 'y'> & { name: string })[]): SpriteData {
  const layers = things.map(({ name, ...position }) => ({ ...readSprite(name), ...position }));
  const palette = Object.assign({}, ...layers.map((layer) => layer.palette));
  return stackSprites({ width: 200, height: 105 }, palette, layers);
}
