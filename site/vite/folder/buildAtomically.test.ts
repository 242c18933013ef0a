import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createBuilder, createLogger, type ViteBuilder } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../import/testing/temporaryFolder.ts';
import { buildAtomically } from './buildAtomically.ts';
import { hashedName } from './hashedName.ts';
import { markerFile } from './replaceableFolder.ts';

let root: string;
let out: string;
let loggedTexts: string[];
/** The build's work folder, deleted at its end. */
let workDir: string;

beforeEach(() => {
  root = realpathSync(temporaryFolder());
  out = join(root, 'out');
  workDir = resolve(import.meta.dirname, '../../../dist', hashedName('site.building', out));
  loggedTexts = [];
  writeFileSync(join(root, 'index.html'), '<p>new</p>');
  mkdirSync(join(out, 'gone'), { recursive: true });
  for (const file of ['index.html', 'gone/old.js', markerFile]) writeFileSync(join(out, file), 'old');
});
afterEach(() => {
  rmSync(workDir, { recursive: true, force: true });
});

async function buildSite(andThen: () => void = () => {}): Promise<void> {
  const logText = (text: string) => void loggedTexts.push(text);
  const customLogger = { ...createLogger(), info: logText, warn: logText };
  const buildApp = async ({ build, environments }: ViteBuilder) => {
    if (environments.client) await build(environments.client);
    andThen();
  };
  const config = { root, configFile: false, customLogger, build: { outDir: 'out', emptyOutDir: false } } as const;
  await (await createBuilder({ ...config, builder: { buildApp: buildAtomically(buildApp) } })).buildApp();
}

const failedBuild = () =>
  buildSite(() => {
    throw new Error('Render failed.');
  });

const endedProcess = () => spawnSync(process.execPath, ['--eval', '']).pid;

const page = () => readFileSync(join(out, 'index.html'), 'utf8');

test('a successful build replaces the whole folder, logs only its name, and leaves no other files', async () => {
  await buildSite();
  expect([page(), readdirSync(out).sort()]).toEqual(['<p>new</p>', [markerFile, 'index.html']]);
  expect(loggedTexts.join('')).toContain(`${relative(process.cwd(), out)}/`);
  expect(loggedTexts.join('')).not.toContain('.building');
  expect([readdirSync(root).sort(), existsSync(workDir)]).toEqual([['index.html', 'out'], false]);
});

test('a build that fails after writing keeps the old site and leaves no other files', async () => {
  await expect(failedBuild()).rejects.toThrow('Render failed.');
  expect([page(), readdirSync(out).sort()]).toEqual(['old', [markerFile, 'gone', 'index.html']]);
  expect([readdirSync(root).sort(), existsSync(workDir)]).toEqual([['index.html', 'out'], false]);
});

test('a build refuses a folder with other files', async () => {
  rmSync(join(out, markerFile));
  await expect(buildSite()).rejects.toThrow(
    `Cannot write the site to ${out}: it contains other files (gone, index.html).`,
  );
  expect([loggedTexts, page()]).toEqual([[], 'old']);
});

test('a git worktree keeps only its .git, links are not followed, and a warning explains the copy', async () => {
  mkdirSync(join(root, 'mine'));
  writeFileSync(join(root, 'mine/kept.txt'), 'kept');
  writeFileSync(join(out, '.git'), 'gitdir: elsewhere');
  symlinkSync(join(root, 'mine'), join(out, 'mine'));
  await buildSite();
  expect(loggedTexts.join('')).toContain('is a git worktree');
  expect([page(), readdirSync(out).sort()]).toEqual(['<p>new</p>', ['.git', markerFile, 'index.html']]);
  expect(readdirSync(join(root, 'mine'))).toEqual(['kept.txt']);
});

test.each([
  ['is restored', undefined, 'old'],
  ['replaces an empty folder', [], 'old'],
  ['is deleted if the folder has another site', ['index.html', markerFile], 'other'],
])(
  'a site that a stopped build left in its work folder %s, even if the next build fails',
  async (_, others, expected) => {
    mkdirSync(workDir, { recursive: true });
    renameSync(out, join(workDir, 'old'));
    writeFileSync(join(workDir, 'process'), String(endedProcess()));
    if (others) mkdirSync(out);
    for (const file of others ?? []) writeFileSync(join(out, file), 'other');
    await expect(failedBuild()).rejects.toThrow('Render failed.');
    expect([page(), existsSync(join(out, 'gone')), existsSync(workDir)]).toEqual([expected, expected === 'old', false]);
    const restored = `Restored the previous site in ${out}`;
    expect(loggedTexts.some((text) => text.includes(restored))).toBe(expected === 'old');
  },
);

test.each([
  ['has ended does not block this one', endedProcess(), undefined],
  ['is still running stops this one', process.ppid, `Process ${process.ppid} is building`],
])('a build of another process that %s', async (_, owner, refused) => {
  mkdirSync(join(workDir, 'new'), { recursive: true });
  writeFileSync(join(workDir, 'process'), String(owner));
  writeFileSync(join(workDir, 'new/half.html'), 'half');
  if (refused) await expect(buildSite()).rejects.toThrow(refused);
  else await buildSite();
  expect(existsSync(join(workDir, 'new/half.html'))).toBe(refused !== undefined);
  expect(existsSync(join(out, 'half.html'))).toBe(false);
  expect(page()).toBe(refused ? 'old' : '<p>new</p>');
});
