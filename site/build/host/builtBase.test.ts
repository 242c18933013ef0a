import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtBase } from './builtBase.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['{"scope":"/some/repo/"}', '/some/repo/'],
  ['{"scope":"/"}', '/'],
  ['{}', undefined],
  ['[', undefined],
])('a site whose manifest is %s was built for %s', (manifest, base) => {
  writeFileSync(join(folder, 'manifest.webmanifest'), manifest);
  expect(builtBase(folder)).toBe(base);
});

test('where nothing was built, nothing is known', () => {
  expect(builtBase(join(folder, 'gone'))).toBeUndefined();
});
