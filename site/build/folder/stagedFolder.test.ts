import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { markerFile } from './replaceableFolder.ts';
import { stagedFolder } from './stagedFolder.ts';

const ended = spawnSync(process.execPath, ['--eval', '']).pid;
const memory = '/dev/shm';
const isElsewhere = existsSync(memory) && statSync(memory).dev !== statSync(import.meta.dirname).dev;
let top: string;
let target: string;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'staged-'));
  target = join(top, 'site');
  write(target, { 'index.html': 'old', 'gone/old.js': 'old', 'assets/old.js': 'old' });
});
afterEach(() => rmSync(top, { recursive: true }));

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Every file's text, by its path in the folder. */
function filesIn(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const texts = files.filter((file) => statSync(join(folder, file)).isFile());
  return Object.fromEntries(
    texts.map((file) => [file, file === markerFile ? '' : readFileSync(join(folder, file), 'utf8')]),
  );
}

const built = { 'index.html': 'new', 'assets/new.js': 'new' };
const published = { [markerFile]: '', ...built };
const before = { 'index.html': 'old', 'gone/old.js': 'old', 'assets/old.js': 'old' };

function buildInto(folder: string) {
  const staged = stagedFolder(folder);
  write(staged.path, built);
  const reason = staged.publish();
  staged.discard();
  return reason;
}

test('a folder is replaced whole, and nothing is left beside it', () => {
  expect(buildInto(target)).toBeUndefined();
  expect(filesIn(target)).toEqual(published);
  expect(readdirSync(top)).toEqual(['site']);
});

test('a folder that is not there is made', () => {
  expect(buildInto(join(top, 'a/b'))).toBeUndefined();
  expect(filesIn(join(top, 'a/b'))).toEqual(published);
});

test('what is discarded has changed nothing', () => {
  const staged = stagedFolder(target);
  write(staged.path, built);
  expect(filesIn(target)).toEqual(before);
  staged.discard();
  expect([filesIn(target), readdirSync(top)]).toEqual([before, ['site']]);
});

test('a working tree keeps its .git; nothing else is left, and no link is followed', () => {
  write(top, { 'mine/kept.txt': 'kept' });
  write(target, { '.git': 'gitdir: elsewhere' });
  symlinkSync(join(top, 'mine'), join(target, 'mine'));
  expect(buildInto(target)).toContain('is a working tree');
  expect(filesIn(target)).toEqual({ '.git': 'gitdir: elsewhere', ...published });
  expect(filesIn(join(top, 'mine'))).toEqual({ 'kept.txt': 'kept' });
});

test.runIf(isElsewhere)('where nothing can be put beside it, on another disk, it is copied, and why is said', () => {
  // Any longer name is too long for the disk.
  const elsewhere = join(memory, `site-${process.pid}-`.padEnd(250, 'x'));
  try {
    write(elsewhere, before);
    expect(buildInto(elsewhere)).toContain('cross-device');
    expect(filesIn(elsewhere)).toEqual(published);
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
});

describe('a build that was stopped', () => {
  test('before the end has changed nothing, and the next one removes what it left', () => {
    write(`${target}.building-${ended}`, { 'new/index.html': 'half' });
    buildInto(target);
    expect([filesIn(target), readdirSync(top)]).toEqual([published, ['site']]);
  });

  test('while the folders change places has its old one put back, even if the next one fails', () => {
    rmSync(target, { recursive: true });
    write(`${target}.building-${ended}/old`, before);
    stagedFolder(target).discard();
    expect([filesIn(target), readdirSync(top)]).toEqual([before, ['site']]);
  });
});

test('two processes do not replace one folder at a time: the second says which the first is, and changes nothing', () => {
  write(`${target}.building-${process.ppid}`, { 'new/index.html': 'half' });
  expect(() => stagedFolder(target)).toThrow(
    `Process ${process.ppid} is building ${target} now. Build again when it has ended; if it is no build, remove ${target}.building-${process.ppid}.`,
  );
  expect(filesIn(top)).toEqual({
    ...Object.fromEntries(Object.entries(before).map(([file, text]) => [`site/${file}`, text])),
    [`site.building-${process.ppid}/new/index.html`]: 'half',
  });
});
