import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { maxContentBytes, sourceFile } from './sourceFile.ts';

let folder: string;
const path = () => join(folder, 'resume.json');
const file = () => relative(process.cwd(), path());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  return () => rmSync(folder, { recursive: true });
});

test.each([
  ['no content', ''],
  ['the maximum size', 'x'.repeat(maxContentBytes)],
])('sourceFile reads a file with %s unchanged', (_, text) => {
  writeFileSync(path(), text);
  expect(sourceFile(path())).toEqual({ file: file(), text });
});

test('sourceFile composes a letter and its accent into one character', () => {
  writeFileSync(path(), '"Bjo\u0308rn"');
  expect(sourceFile(path()).text).toBe('"Bj\u00f6rn"');
});

test('a missing file has neither a text nor a reason why it is unreadable', () => {
  expect(sourceFile(path())).toEqual({ file: file(), text: undefined });
});

describe('sourceFile returns the reason why it cannot read', () => {
  test.each<[claim: string, make: () => void, message: string]>([
    ['a folder', () => mkdirSync(path()), 'Expected a file, found a folder. Replace it with the file.'],
    ['a device', () => symlinkSync('/dev/null', path()), 'Expected a file, found a device. Replace it with the file.'],
    ['a link to itself', () => symlinkSync(path(), path()), 'The file cannot be read (ELOOP). Check its permissions.'],
    [
      'a file one byte over the limit',
      () => writeFileSync(path(), 'x'.repeat(maxContentBytes + 1)),
      'The file is too large: 1001 kB; the limit is 1000 kB. Remove what does not belong in a résumé.',
    ],
  ])('%s', (_, make, unreadableReason) => {
    make();
    expect(sourceFile(path())).toEqual({ file: file(), text: undefined, unreadableReason });
  });
});
