import { spawnSync } from 'node:child_process';
import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../import/testing/temporaryFolder.ts';
import { markerFile, markFolder, replaceableFolder } from './replaceableFolder.ts';

const repository = resolve(import.meta.dirname, '../../..');
let top: string;

beforeEach(() => {
  top = realpathSync(temporaryFolder());
  for (const folder of ['empty', 'life/content', 'other', 'built', 'tree'])
    mkdirSync(join(top, folder), { recursive: true });
  for (const file of ['life/content/resume.json', 'other/thesis.txt', 'built/index.html', 'file', 'tree/.git'])
    writeFileSync(join(top, file), '');
  markFolder(join(top, 'built'), join(top, 'built'));
  symlinkSync(repository, join(top, 'repository'));
  symlinkSync(join(top, 'built'), join(top, 'link'));
  symlinkSync(join(top, 'nowhere'), join(top, 'dangling'));
});

const replaceable = (folder: string) => replaceableFolder(resolve(top, folder), join(top, 'life/content'));

test.each([
  ['is the default', join(repository, 'dist/site')],
  ['is empty', 'empty'],
  ['is empty but for its working tree’s .git', 'tree'],
  ['is missing', 'not/yet'],
  ['was written by a build', 'built'],
])('a build may replace a folder that %s', (_, folder) => {
  expect(replaceable(folder)).toBe(resolve(top, folder));
});

test('a link to a replaceable folder resolves to it', () => {
  expect(replaceable('link')).toBe(join(top, 'built'));
});

test.each([
  ['the repository', repository, 'it contains this repository'],
  ['a parent of the repository', dirname(repository), 'it contains this repository'],
  ['the root', '/', 'it contains this repository'],
  ['the repository by a link', 'repository', `(a link to ${realpathSync(repository)}): it contains this repository`],
  ['sources', join(repository, 'src'), 'it contains other files (art, booklet, '],
  ['sources by a link', 'repository/src', 'it contains other files (art, '],
  ['a folder of other files', 'other', 'it contains other files (thesis.txt)'],
  ['the content', 'life/content', 'it contains the content'],
  ['a parent of the content', 'life', 'it contains the content'],
  ['a file', 'file', 'it is not a folder'],
  ['a broken link', 'dangling', 'it is not a folder'],
])('a build refuses %s', (_, folder, reason) => {
  expect(() => replaceable(folder)).toThrow(reason);
});

test('a build refuses the content folder even with a marker', () => {
  expect(() => replaceableFolder(join(top, 'built'), join(top, 'link'))).toThrow('it contains the content');
});

test('a build refuses tracked files unless the marker is tracked, too', () => {
  const folder = join(top, 'built');
  const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: folder });
  git('init');
  git('add', 'index.html');
  expect(() => replaceable('built')).toThrow('it contains other files (index.html)');
  git('add', markerFile);
  expect(replaceable('built')).toBe(folder);
});
