import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('changes with a file below, its name and a setting, and does not mind a test', () => {
  const root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const taken = (...settings: string[]) => fingerprint(root, ['lock.json', 'src'], settings);
  write('lock.json', '{}');
  write('src/deep/b.ts', 'two');
  const prints = [taken()];
  write('src/a.test.ts', 'test');
  expect(taken()).toBe(prints[0]);
  for (const change of [
    () => write('src/deep/b.ts', 'three'),
    () => write('lock.json', '{ }'),
    () => renameSync(join(root, 'src/deep/b.ts'), join(root, 'src/c.ts')),
    () => rmSync(join(root, 'src/c.ts')),
  ]) {
    change();
    prints.push(taken());
  }
  prints.push(taken('/'), taken('/cv/'));
  expect(new Set(prints).size).toBe(prints.length);
  rmSync(root, { recursive: true });
});
