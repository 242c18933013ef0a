import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createBuilder, createLogger, type ViteBuilder } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markerFile } from './replaceableFolder.ts';
import { replacingWhole } from './replacingWhole.ts';

let root: string;
let out: string;
let said: string[];

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'replacing-')));
  out = join(root, 'out');
  said = [];
  writeFileSync(join(root, 'index.html'), '<p>new</p>');
  mkdirSync(out);
  for (const file of ['index.html', markerFile]) writeFileSync(join(out, file), 'old');
});
afterEach(() => rmSync(root, { recursive: true }));

async function built(andThen: () => void = () => {}): Promise<void> {
  const customLogger = { ...createLogger(), info: (text: string) => void said.push(text) };
  const buildApp = async ({ build, environments }: ViteBuilder) => {
    if (environments.client) await build(environments.client);
    andThen();
  };
  const config = { root, configFile: false, customLogger, build: { outDir: 'out' } } as const;
  await (await createBuilder({ ...config, builder: { buildApp: replacingWhole(buildApp) } })).buildApp();
}

test('a build that succeeds has replaced the folder, and has named no other', async () => {
  await built();
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('<p>new</p>');
  expect(said.join('')).toContain(`${relative(process.cwd(), out)}/`);
  expect(said.join('')).not.toContain('.building');
  expect(readdirSync(root).sort()).toEqual(['index.html', 'out']);
});

test('a build that fails after it has written leaves what was there, and nothing beside it', async () => {
  const failed = built(() => {
    throw new Error('No page can be drawn.');
  });
  await expect(failed).rejects.toThrow('No page can be drawn.');
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('old');
  expect(readdirSync(root).sort()).toEqual(['index.html', 'out']);
});

test('no build begins for a folder that no build has written', async () => {
  rmSync(join(out, markerFile));
  await expect(built()).rejects.toThrow(
    `The site cannot go into ${out}: it has files that no build wrote (index.html).`,
  );
  expect([said, existsSync(join(out, 'index.html'))]).toEqual([[], true]);
});
