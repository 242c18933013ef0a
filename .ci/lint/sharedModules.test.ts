// Units share their modules (vite.config.ts): what one file replaces for good, the next one would get.
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

test('no unit test replaces a module: which file gets which would hang on their order', () => {
  expect(units.length).toBeGreaterThan(100);
  expect(units.filter((file) => replacing.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('one that did would be found', () => {
  // In two pieces: this file is one of those that are looked through.
  expect(['vi', "mock('../src/Flipbook.tsx', () => ({}));"].join('.')).toMatch(replacing);
});
