import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  writeFileSync(join(root, 'src/a.ts'), 'one');
  writeFileSync(join(root, 'src/deep/b.ts'), 'two');
  writeFileSync(join(root, 'lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const taken = (...settings: (string | undefined)[]) => fingerprint(root, ['lock.json', 'src'], settings);

describe('fingerprint', () => {
  test('is the same for the same files', () => {
    expect(taken('/')).toBe(taken('/'));
  });

  test('does not mind a test', () => {
    const before = taken();
    writeFileSync(join(root, 'src/a.test.ts'), 'test');
    expect(taken()).toBe(before);
  });

  test.each([
    ['a file deep inside is changed', () => writeFileSync(join(root, 'src/deep/b.ts'), 'three')],
    ['a file named by itself is changed', () => writeFileSync(join(root, 'lock.json'), '{ }')],
    ['a file is added', () => writeFileSync(join(root, 'src/c.ts'), '')],
    ['a file is removed', () => rmSync(join(root, 'src/a.ts'))],
    ['a file is renamed', () => renameSync(join(root, 'src/a.ts'), join(root, 'src/c.ts'))],
  ])('changes when %s', (_, change) => {
    const before = taken();
    change();
    expect(taken()).not.toBe(before);
  });

  test('changes with a setting', () => {
    expect(new Set([taken(), taken('/'), taken('/cv/'), taken(undefined, '/')]).size).toBe(4);
  });

  test('says which file or folder is not there', () => {
    expect(() => fingerprint(root, ['nowhere'], [])).toThrow(/nowhere/);
  });
});
