// The sprites as an artist edits them, one text file each, and what is put together of several.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { iconNames } from '../iconNames.ts';
import { parseSprite } from '../parseSprite.ts';
import type { SpriteData } from '../SpriteData.ts';
import { type Layer, stackSprites } from '../stackSprites.ts';

/** Where the sprites' text files are. */
export const spriteFolder = resolve(import.meta.dirname, '../sprites');

/** Files that are parts of another sprite, and are not shipped by themselves. */
const shareCardParts = ['shareCardRoom', 'shareCardHeart', 'shareCardWords'];

/** Every sprite that is compiled, by its name. */
export function readSprites(): ReadonlyMap<string, SpriteData> {
  const files = readdirSync(spriteFolder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length))
    .filter((name) => !shareCardParts.includes(name));
  return new Map([
    ...files.map((name) => [name, readSprite(name)] as const),
    ['icons', icons()],
    ['shareCard', shareCard('shareCardHeart', { x: 107, y: 16 })],
    ['shareCardForWords', shareCard('shareCardWords', { x: 71, y: 3 })],
  ]);
}

function readSprite(name: string): SpriteData {
  const file = `${name}.txt`;
  return parseSprite(readFileSync(join(spriteFolder, file), 'utf8'), file);
}

/** All icons below one another in the order of their names, each with a key of its own: compiled, that is one path per icon. */
function icons(): SpriteData {
  const keyOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);
  return {
    rows: iconNames.flatMap((name, index) =>
      readSprite(`icons/${name}`).rows.map((row) => row.replaceAll('#', keyOf(index))),
    ),
    palette: Object.fromEntries(iconNames.map((_, index) => [keyOf(index), 'currentColor'])),
  };
}

/** The developer in a room, waving, and saying something: a new figure or pose shows in the shared picture too. */
function shareCard(bubble: string, at: Pick<Layer, 'x' | 'y'>): SpriteData {
  const developer = ['character', 'characterWaving', 'characterWavingUp', 'characterGrinning'].map(readSprite);
  const room = readSprite('shareCardRoom');
  const said = readSprite(bubble);
  return stackSprites(
    { width: room.rows[0]?.length ?? 0, height: room.rows.length },
    Object.assign({}, ...[room, ...developer, said].map(({ palette }) => palette)),
    [
      { rows: room.rows, x: 0, y: 0 },
      ...developer.map(({ rows }) => ({ rows, x: 76, y: 41 })),
      { rows: said.rows, ...at },
    ],
  );
}
