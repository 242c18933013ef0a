// Unit tests share their modules (vite.config.ts): a module that one file replaces stays replaced for the next.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const units = ['src', 'stories', 'site', '.ci', '.storybook']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.test.ts'));
const replacing = /\bvi\.(?:mock|doMock)\(/;

test('no unit test replaces a module: the next file would get it', () => {
  expect(units.length).toBeGreaterThan(100);
  expect(units.filter((file) => replacing.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
