// Layouts depend on these sizes: they compute widths in whole dots from them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { iconNames } from '../../../src/art/iconNames.ts';
import { readSprite, spriteFolder, spriteNames } from './readSprite.ts';

const rowsOf = (name: string): readonly string[] => readSprite(name).rows;

const quests = spriteNames().filter((name) => /^(quest|stream$|conference$|tournament$)/.test(name));
const cuts = ['Long', 'Tied', 'Covered'] as const;

const sizes = [
  ...([1, 2, 3, 4, 5, 6, 'Bonus'] as const).map(
    (level) => ({ name: `levelBadge${level}`, width: 24, height: 24 }) as const,
  ),
  ...quests.map((name) => ({ name, width: 64, height: 40 })),
  ...cuts.map((cut) => ({ name: `hair${cut}`, width: 48, height: 56 })),
  ...cuts.map((cut) => ({ name: `coverHair${cut}`, width: 128, height: 96 })),
  { name: 'companyGate', width: 160, height: 72 },
  { name: 'cover', width: 128, height: 96 },
  { name: 'notFound', width: 96, height: 64 },
  { name: 'shareCardRoom', width: 200, height: 105 },
  { name: 'icons', width: 16, height: 16 * iconNames.length },
] as const;

describe('a picture', () => {
  it.each(sizes)('$name is $width x $height dots', ({ name, width, height }) => {
    const rows = rowsOf(name);
    expect({ widths: [...new Set(rows.map((row) => row.length))], height: rows.length }).toEqual({
      widths: [width],
      height,
    });
  });
});

it('there is one file per icon name, and no other file', () => {
  const files = readdirSync(join(spriteFolder, 'icons'));
  expect(files.toSorted()).toEqual(iconNames.map((name) => `${name}.txt`).toSorted());
});

describe('readSprite', () => {
  it.each([
    ['cartridge', ['cartridge']],
    ['icons', iconNames.map((name) => `icons/${name}`)],
  ] as const)('reports the text files of %s, so that a server can watch them', (name, files) => {
    const paths: string[] = [];
    readSprite(name, (path) => paths.push(path));
    expect(paths).toEqual(files.map((file) => join(spriteFolder, `${file}.txt`)));
  });

  it.each(['cartrige', 'icons/a', 'toString'])('rejects %s and lists the valid names', (name) => {
    expect(() => readSprite(name)).toThrow(`Sprite "${name}" not found. Expected one of: cartridge, castleAtDusk,`);
  });
});
