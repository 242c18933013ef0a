import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { largestBytes, sourceFile } from './sourceFile.ts';

let folder: string;
const path = () => join(folder, 'resume.json');
const file = () => relative(process.cwd(), path());
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

beforeEach(() => {
  folder = temporaryFolder();
});

test.each([
  ['nothing', ''],
  ['one letter', '{'],
  ['UTF-8', '{ "name": "Ødegård 🚀" }'],
  ['the maximum size', 'x'.repeat(largestBytes)],
  // Both even and odd bytes are zero, so this is not UTF-16.
  ['zeros everywhere', '\0\0\0\0\0\0'],
  ['few zeros', `a\0${'abcdef'.repeat(10)}`],
  ['zeros far from the beginning', 'abcdefgh'.repeat(8) + 'a\0b\0c\0d\0'.repeat(20)],
])('a file with %s is read unchanged', (_, text) => {
  writeFileSync(path(), text);
  expect(sourceFile(path())).toEqual({ file: file(), text });
});

test('a letter and its accent become one character', () => {
  writeFileSync(path(), '"Bjo\u0308rn"');
  expect(sourceFile(path()).text).toBe('"Bj\u00f6rn"');
});

test.each([
  ['half of one mark', [0xff, 0x41]],
  ['half of the other', [0xfe, 0x41]],
  ['the end of one mark', [0x41, 0xfe]],
  ['the end of the other', [0x41, 0xff]],
])('a file with %s is not UTF-16', (_, bytes) => {
  writeFileSync(path(), Buffer.from(bytes));
  expect(sourceFile(path()).unreadableReason).toBeUndefined();
});

test('a missing file has neither a text nor a reason', () => {
  expect(sourceFile(path())).toEqual({ file: file(), text: undefined });
});

describe('the reason names', () => {
  test.each<[claim: string, make: () => void, message: string]>([
    ['a folder', () => mkdirSync(path()), 'Expected a file, found a folder. Replace it with the file.'],
    ['a device', () => symlinkSync('/dev/null', path()), 'Expected a file, found a device. Replace it with the file.'],
    ['a link to itself', () => symlinkSync(path(), path()), 'The file cannot be read (ELOOP). Check its permissions.'],
    [
      'a byte too many',
      () => writeFileSync(path(), 'x'.repeat(largestBytes + 1)),
      'The file is too large: 1.0 MB; the limit is 1 MB. Remove what does not belong in a résumé.',
    ],
    ...(
      [
        ['UTF-16 with a mark', utf16('\uFEFF料理')],
        ['UTF-16 with the other mark', utf16('\uFEFF料理').swap16()],
        ['UTF-16 without a mark', utf16('{ "name": "Ada" }')],
        ['the other UTF-16 without a mark', utf16('{ "name": "Ada" }').swap16()],
        ['UTF-16 of two letters', utf16('{}')],
        ['UTF-16, in part of another script', utf16('{ "name": "料理料理" }')],
      ] as const
    ).map(([claim, bytes]): [string, () => void, string] => [
      claim,
      () => writeFileSync(path(), bytes),
      'The file is encoded in UTF-16. Save it as UTF-8.',
    ]),
  ])('%s', (_, make, unreadableReason) => {
    make();
    expect(sourceFile(path())).toEqual({ file: file(), text: undefined, unreadableReason });
  });
});
