// What is shipped is compiled from the sprites, all of it and nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CompiledSprite } from '../../src/art/CompiledSprite.ts';
import { paintersOf } from '../../src/art/testing/outlines.ts';
import { compiledFiles, compiledFolder } from './compiledFiles.ts';
import { paintOrders, readPaintOrders } from './paintOrders.ts';
import { readSprites } from './readSprites.ts';

const root = resolve(import.meta.dirname, '../..');
const sprites = readSprites();
const orders = readPaintOrders();
const files = compiledFiles(sprites, orders);

describe('the compiled sprites', () => {
  test.each([...files].map(([path, text]) => ({ file: relative(root, path), path, text })))(
    '$file is up to date: if not, run "npm run art" and look at what changed',
    ({ path, text }) => {
      expect(readFileSync(path, 'utf8')).toBe(text);
    },
  );

  test.each([...sprites].map(([name, { rows }]) => ({ name, rows })))(
    'show every dot of $name in its colour, and none besides',
    async ({ name, rows }) => {
      const compiled: Readonly<Record<string, CompiledSprite>> = await import(join(compiledFolder, `${name}.ts`));
      const sprite = compiled[name];
      if (!sprite) throw new Error(`${name}.ts does not export ${name}.`);
      const painters = paintersOf(sprite);
      const shown = rows.map((dots, row) => [...dots].map((_, column) => painters(column, row).at(-1) ?? '.').join(''));
      expect(shown).toEqual(rows);
    },
  );

  test('have an order for each sprite, of its keys and no others: if not, run "npm run art"', () => {
    expect(paintOrders(sprites, orders)).toEqual(orders);
  });

  test('have no file without a sprite', () => {
    const found = readdirSync(compiledFolder).map((name) => join(compiledFolder, name));
    expect(found.toSorted()).toEqual([...files.keys()].toSorted());
  });
});
