import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { iconNames } from '../../src/art/iconNames.ts';
import { readSprite, spriteFolder } from './readSprite.ts';

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
