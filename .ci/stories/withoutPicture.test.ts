import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../stories');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

test('a story has no picture here and none on Chromatic by the same word: chromatic: { disableSnapshot: true }', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => /visual: \{[^}]*skip/.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});
