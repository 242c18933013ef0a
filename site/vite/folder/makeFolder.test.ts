import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../import/testing/temporaryFolder.ts';
import { makeFolder } from './makeFolder.ts';

test('creates a folder with its parents, and keeps an existing one', () => {
  const folder = join(temporaryFolder(), 'a/b');
  makeFolder(folder, 'OUT_DIR');
  writeFileSync(join(folder, 'file'), '');
  makeFolder(folder, 'OUT_DIR');
  expect(existsSync(join(folder, 'file'))).toBe(true);
});

test('fails below a file and names the setting', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(join(file, 'a/b'), 'CONTENT_DIR')).toThrow(
    `Cannot create the folder ${join(file, 'a')} (ENOTDIR). Set CONTENT_DIR to another folder.`,
  );
});

// Node's `recursive` option hangs here.
test.runIf(existsSync('/proc/self'))('fails in Linux’s /proc', () => {
  expect(() => makeFolder('/proc/x/y', 'OUT_DIR')).toThrow('Cannot create the folder /proc/x (ENOENT).');
});
