import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { createBuilder, createLogger, type ViteBuilder } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../config/testing/temporaryFolder.ts';
import { buildAtomically } from './buildAtomically.ts';

let root: string;
let out: string;
let loggedText: string;

beforeEach(() => {
  root = realpathSync(temporaryFolder());
  out = join(root, 'out');
  loggedText = '';
  writeFileSync(join(root, 'index.html'), '<p>new</p>');
  mkdirSync(join(out, 'gone'), { recursive: true });
  for (const file of ['index.html', 'gone/old.js', '.playable-resume']) writeFileSync(join(out, file), 'old');
});
afterEach(() => vi.unstubAllEnvs());

async function buildSite(afterBuild: () => void = () => {}, outDir = 'out'): Promise<void> {
  const logText = (text: string) => {
    loggedText += text;
  };
  const buildApp = async ({ build, environments }: ViteBuilder) => {
    if (environments.client) await build(environments.client);
    afterBuild();
  };
  const config = { root, configFile: false, customLogger: { ...createLogger(), info: logText } } as const;
  const build = { outDir, emptyOutDir: false };
  const builder = { buildApp: buildAtomically(buildApp, join(root, 'dist/site')) };
  await (await createBuilder({ ...config, build, builder })).buildApp();
}

const failedBuild = () =>
  buildSite(() => {
    throw new Error('Render failed.');
  });
const page = () => readFileSync(join(out, 'index.html'), 'utf8');
const filesIn = (folder: string) => readdirSync(folder).sort();

test('a successful build replaces the whole folder, logs its name, and leaves no other files', async () => {
  await buildSite();
  expect([page(), filesIn(out), filesIn(root)]).toEqual([
    '<p>new</p>',
    ['.playable-resume', 'index.html'],
    ['dist', 'index.html', 'out'],
  ]);
  expect(filesIn(join(root, 'dist'))).toEqual([]);
  expect(loggedText).toContain(`${relative(process.cwd(), out)}/`);
  expect(loggedText).not.toContain('.build-');
});

test('a build that fails after writing keeps the old site, and leaves no other files', async () => {
  await expect(failedBuild()).rejects.toThrow('Render failed.');
  expect([page(), existsSync(join(out, 'gone/old.js')), filesIn(root)]).toEqual([
    'old',
    true,
    ['dist', 'index.html', 'out'],
  ]);
  expect(filesIn(join(root, 'dist'))).toEqual([]);
});

test('a build deletes the files of a killed build, but not those of a running one', async () => {
  const deadPid = spawnSync(process.execPath, ['--version']).pid;
  const leftovers = [`.build-${deadPid}-abc`, `.build-${process.ppid}-abc`];
  for (const name of leftovers) mkdirSync(join(root, 'dist', name, 'site'), { recursive: true });
  for (const name of leftovers) writeFileSync(join(out, name), 'half');
  await buildSite();
  expect(filesIn(join(root, 'dist'))).toEqual([`.build-${process.ppid}-abc`]);
  expect(filesIn(out)).toEqual([`.build-${process.ppid}-abc`, '.playable-resume', 'index.html']);
});

test('a build replaces the folder of a build that was killed while it wrote its first file', async () => {
  rmSync(out, { recursive: true });
  mkdirSync(out);
  writeFileSync(join(out, `.build-${spawnSync(process.execPath, ['--version']).pid}`), 'half');
  await buildSite();
  expect(filesIn(out)).toEqual(['.playable-resume', 'index.html']);
});

describe('a build does not follow a link inside its folder', () => {
  beforeEach(() => {
    mkdirSync(join(root, 'public/assets'), { recursive: true });
    writeFileSync(join(root, 'public/assets/new.txt'), 'new');
    mkdirSync(join(root, 'elsewhere'));
    for (const file of ['index.html', 'new.txt', 'other.txt']) writeFileSync(join(root, 'elsewhere', file), 'mine');
  });
  const texts = (folder: string, files: readonly string[]) =>
    files.map((file) => readFileSync(join(folder, file), 'utf8'));

  test.each([
    ['a folder, in place of one that it writes', 'assets', 'elsewhere'],
    ['a folder, in place of a page', 'index.html', 'elsewhere'],
    ['a page', 'index.html', 'elsewhere/index.html'],
    ['a file, in place of the marker', '.playable-resume', 'elsewhere/other.txt'],
    ['a folder, where it writes nothing', 'notes', 'elsewhere'],
    ['a folder, inside a folder', 'gone/assets', 'elsewhere'],
    ['nothing', 'assets', 'nowhere'],
  ])('to %s (%s)', async (_, name, target) => {
    rmSync(join(out, name), { force: true });
    symlinkSync(join(root, target), join(out, name));
    await buildSite();
    expect(texts(join(root, 'elsewhere'), ['index.html', 'new.txt', 'other.txt'])).toEqual(['mine', 'mine', 'mine']);
    expect(filesIn(join(root, 'elsewhere'))).toHaveLength(3);
    expect(texts(out, ['index.html', 'assets/new.txt'])).toEqual(['<p>new</p>', 'new']);
    expect(filesIn(out)).toEqual(['.playable-resume', 'assets', 'index.html']);
    expect(lstatSync(join(out, 'assets')).isDirectory()).toBe(true);
  });
});

test('a build rejects a link from dist/site to a folder of other files', async () => {
  mkdirSync(join(root, 'elsewhere'));
  writeFileSync(join(root, 'elsewhere/other.txt'), 'mine');
  mkdirSync(join(root, 'dist'));
  symlinkSync(join(root, 'elsewhere'), join(root, 'dist/site'));
  await expect(buildSite(() => {}, 'dist/site')).rejects.toThrow('it contains other files (other.txt)');
  expect(filesIn(join(root, 'elsewhere'))).toEqual(['other.txt']);
});

test('a build creates a missing folder', async () => {
  rmSync(out, { recursive: true });
  await buildSite();
  expect(page()).toBe('<p>new</p>');
});

test.each([
  [
    'empty except for .git',
    () => {
      rmSync(out, { recursive: true });
      mkdirSync(out);
    },
  ],
  [
    'a link to an earlier build',
    () => {
      renameSync(out, join(root, 'target'));
      symlinkSync('target', out);
    },
  ],
])('a build replaces a folder that is %s, and keeps its .git', async (_, prepare) => {
  prepare();
  writeFileSync(join(out, '.git'), 'gitdir: elsewhere');
  const wasLink = lstatSync(out).isSymbolicLink();
  await buildSite();
  expect([page(), existsSync(join(out, '.git')), lstatSync(out).isSymbolicLink()]).toEqual([
    '<p>new</p>',
    true,
    wasLink,
  ]);
});

test.each([
  [
    'a folder of other files',
    'out',
    () => rmSync(join(out, '.playable-resume')),
    'it contains other files (gone, index.html)',
  ],
  [
    'a folder with the content',
    'out',
    () => vi.stubEnv('CONTENT_DIR', join(out, 'gone')),
    'it contains your content folder',
  ],
  ['a file', 'index.html', () => {}, '(EEXIST). Set OUT_DIR to another folder.'],
])('a build rejects %s before it starts', async (_, outDir, prepare, reason) => {
  prepare();
  await expect(buildSite(() => {}, outDir)).rejects.toThrow(reason);
  expect([loggedText, page()]).toEqual(['', 'old']);
});
