import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { statedAddress } from './statedAddress.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['states one', '{ "site": { "address": "https://example.com/cv/" } }', 'https://example.com/cv/'],
  ['states a number', '{ "site": { "address": 7 } }', ''],
  ['has no site', '{}', ''],
  ['is broken', '{ "site": ', ''],
])('the address of a game.json that %s', (_, json, expected) => {
  writeFileSync(join(folder, 'game.json'), json);
  expect(statedAddress(folder)).toBe(expected);
});

test('without a game.json there is no address', () => {
  expect(statedAddress(folder)).toBe('');
});
