import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../setup/testing/temporaryFolder.ts';
import { makeFolder } from './makeFolder.ts';

test('a folder is made with those around it, and stays as it is where it stands', () => {
  const folder = join(temporaryFolder(), 'a/b');
  makeFolder(folder, 'OUT_DIR');
  writeFileSync(join(folder, 'file'), '');
  makeFolder(folder, 'OUT_DIR');
  expect(existsSync(join(folder, 'file'))).toBe(true);
});

test('below a file none is made, and the setting is named', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(join(file, 'a/b'), 'CONTENT_DIR')).toThrow(
    `No folder can be made at ${join(file, 'a')} (ENOTDIR). Name another in CONTENT_DIR.`,
  );
});

// Node itself never returns from it when it is to make the folders around it, too.
test.runIf(existsSync('/proc/self'))('among the processes of Linux none is made', () => {
  expect(() => makeFolder('/proc/x/y', 'OUT_DIR')).toThrow('No folder can be made at /proc/x (ENOENT).');
});
