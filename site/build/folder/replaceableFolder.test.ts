import { spawnSync } from 'node:child_process';
import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../setup/testing/temporaryFolder.ts';
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
  ['is the one of every build', join(repository, 'dist/site')],
  ['is empty', 'empty'],
  ['is empty but for its working tree’s .git', 'tree'],
  ['is not there', 'not/yet'],
  ['was written by a build', 'built'],
])('a folder may be replaced that %s', (_, folder) => {
  expect(replaceable(folder)).toBe(resolve(top, folder));
});

test('a link to a folder that may be replaced stands for it', () => {
  expect(replaceable('link')).toBe(join(top, 'built'));
});

test.each([
  ['the repository', repository, 'it holds this repository'],
  ['what the repository is in', dirname(repository), 'it holds this repository'],
  ['everything', '/', 'it holds this repository'],
  ['the repository by a link', 'repository', `(it leads to ${realpathSync(repository)}): it holds this repository`],
  ['sources', join(repository, 'src'), 'it has files that no build wrote (art, booklet, '],
  ['sources by a link', 'repository/src', 'it has files that no build wrote (art, '],
  ['what other builds have written', 'other', 'it has files that no build wrote (thesis.txt)'],
  ['the content', 'life/content', 'it holds the content'],
  ['what the content is in', 'life', 'it holds the content'],
  ['a file', 'file', 'it is no folder'],
  ['a link to nowhere', 'dangling', 'it is no folder'],
])('refused is %s', (_, folder, reason) => {
  expect(() => replaceable(folder)).toThrow(reason);
});

test('the content is refused even where a build has written before', () => {
  expect(() => replaceableFolder(join(top, 'built'), join(top, 'link'))).toThrow('it holds the content');
});

test('files under version control are refused when a built site was copied among them, not when it is committed', () => {
  const folder = join(top, 'built');
  const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: folder });
  git('init');
  git('add', 'index.html');
  expect(() => replaceable('built')).toThrow('it has files that no build wrote (index.html)');
  git('add', markerFile);
  expect(replaceable('built')).toBe(folder);
});
