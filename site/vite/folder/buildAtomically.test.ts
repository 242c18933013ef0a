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
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

async function buildSite(andThen: () => void = () => {}, outDir = 'out'): Promise<void> {
  const logText = (text: string) => {
    loggedText += text;
  };
  const buildApp = async ({ build, environments }: ViteBuilder) => {
    if (environments.client) await build(environments.client);
    andThen();
  };
  const config = { root, configFile: false, customLogger: { ...createLogger(), info: logText } } as const;
  const build = { outDir, emptyOutDir: false };
  await (await createBuilder({ ...config, build, builder: { buildApp: buildAtomically(buildApp) } })).buildApp();
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
    ['index.html', 'out'],
  ]);
  expect(loggedText).toContain(`${relative(process.cwd(), out)}/`);
  expect(loggedText).not.toContain('playable-resume-site');
});

test('a build that fails after writing keeps the old site, and leaves no other files', async () => {
  await expect(failedBuild()).rejects.toThrow('Render failed.');
  expect([page(), existsSync(join(out, 'gone/old.js')), filesIn(root)]).toEqual(['old', true, ['index.html', 'out']]);
});

test.each([
  ['missing', () => rmSync(out, { recursive: true })],
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
])('a build replaces a folder that is %s, and keeps .git', async (_, prepare) => {
  prepare();
  if (existsSync(out)) writeFileSync(join(out, '.git'), 'gitdir: elsewhere');
  const facts = () => [
    existsSync(join(out, '.git')),
    lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink() ?? false,
  ];
  const factsBefore = facts();
  await buildSite();
  expect([page(), ...facts()]).toEqual(['<p>new</p>', ...factsBefore]);
});

test.each([
  [
    'a folder of other files',
    'out',
    () => rmSync(join(out, '.playable-resume')),
    'it contains other files (gone, index.html)',
  ],
  ['a folder with the content', 'out', () => vi.stubEnv('CONTENT_DIR', join(out, 'gone')), 'it contains the content'],
  ['a file', 'index.html', () => {}, '(EEXIST). Set OUT_DIR to another folder.'],
])('a build rejects %s before it starts', async (_, outDir, prepare, reason) => {
  prepare();
  await expect(buildSite(() => {}, outDir)).rejects.toThrow(reason);
  expect([loggedText, page()]).toEqual(['', 'old']);
});

test('a build that fails while copying keeps the old pages and the files that they load', async () => {
  // A folder with the name of the new page makes copying fail.
  rmSync(join(out, 'index.html'));
  mkdirSync(join(out, 'index.html'));
  await expect(buildSite()).rejects.toThrow('index.html');
  expect(filesIn(join(out, 'gone'))).toEqual(['old.js']);
});
