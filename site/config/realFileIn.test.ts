import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realFileIn } from './realFileIn.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

test.each([
  ['/own.txt', 'own.txt'],
  ['sub/in.txt', 'own.txt'],
  ['sub', undefined],
  ['nothing.txt', undefined],
  ['out.txt', undefined],
  ['../secret.txt', undefined],
  ['../public-secrets/key.txt', undefined],
])('%s resolves to %s, even in a linked folder', (path, file) => {
  const root = realpathSync(temporaryFolder());
  const folder = join(root, 'public');
  for (const inner of ['public/sub', 'public-secrets']) mkdirSync(join(root, inner), { recursive: true });
  for (const name of ['secret.txt', 'public-secrets/key.txt', 'public/own.txt']) writeFileSync(join(root, name), '');
  symlinkSync('../own.txt', join(folder, 'sub/in.txt'));
  symlinkSync('../secret.txt', join(folder, 'out.txt'));
  symlinkSync(folder, join(root, 'linked'));
  for (const name of ['public', 'linked']) expect(realFileIn(join(root, name), path)).toBe(file && join(folder, file));
});
