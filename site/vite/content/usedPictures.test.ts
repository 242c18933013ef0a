import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keepLines } from './usedPictures.ts';

test.each([
  ['questPictures', ['talk', 'stream']],
  ['hairCuts', ['short', 'tied']],
  ['headphones', []],
])('keepLines keeps only the given lines of src/art/%s.ts: %j', (file, keys) => {
  const code = readFileSync(new URL(`../../../src/art/${file}.ts`, import.meta.url), 'utf8');
  const namesIn = (text: string) => Array.from(text.matchAll(/^ {2}(\w+)\b.*,$/gm), ([, name]) => name);
  expect(namesIn(code).length).toBeGreaterThan(keys.length);
  expect(namesIn(keepLines(code, keys)).toSorted()).toEqual(keys.toSorted());
});
