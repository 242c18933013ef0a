import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownersFile } from './ownersFile.ts';
import { realFileIn } from './realFileIn.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

/** Makes a folder `public` with a file and links, and a folder `linked` that leads to it. */
function makeFolders(): string {
  const root = realpathSync(temporaryFolder());
  const folder = join(root, 'public');
  for (const inner of ['public/sub', 'public-secrets']) mkdirSync(join(root, inner), { recursive: true });
  for (const name of ['secret.txt', 'public-secrets/key.txt', 'public/own.txt']) writeFileSync(join(root, name), name);
  symlinkSync('../own.txt', join(folder, 'sub/in.txt'));
  symlinkSync('../secret.txt', join(folder, 'out.txt'));
  symlinkSync(root, join(folder, 'up'));
  symlinkSync(folder, join(root, 'linked'));
  return root;
}

test.each([
  ['/own.txt', 'own.txt'],
  ['sub/in.txt', 'own.txt'],
  ['sub', undefined],
  ['nothing.txt', undefined],
  ['out.txt', undefined],
  ['../secret.txt', undefined],
  ['../public-secrets/key.txt', undefined],
])('%s resolves to %s, even in a linked folder', (path, file) => {
  const root = makeFolders();
  for (const name of ['public', 'linked'])
    expect(realFileIn(join(root, name), path)).toBe(file && join(root, 'public', file));
});

test.each(['own.txt', './own.txt', 'sub/in.txt'])('ownersFile reads %s in the folder of game.json', (path) => {
  expect(ownersFile(join(makeFolders(), 'public'), path).toString()).toBe('public/own.txt');
});

test.each([
  '../secret.txt',
  'sub/../../secret.txt',
  'sub\\..\\..\\secret.txt',
  '{root}/secret.txt',
  '{root}/public/own.txt',
  'file://{root}/secret.txt',
  '\\\\host\\secret.txt',
  'out.txt',
  'up/secret.txt',
])('ownersFile does not read %s, which is outside the folder', (path) => {
  const root = makeFolders();
  const read = () => ownersFile(join(root, 'public'), path.replace('{root}', root));
  expect(read).toThrow('it is outside the folder of game.json');
});

test.each([
  ['gone.txt', 'file not found'],
  ['sub', 'file not found'],
])('ownersFile says why it cannot read %s: %s', (path, reason) => {
  expect(() => ownersFile(join(makeFolders(), 'public'), path)).toThrow(reason);
});
