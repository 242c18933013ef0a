import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeholderFiles, placeholderFolder } from '../../import/contentFiles.ts';
import { contentPlugin } from '../content/contentPlugin.ts';
import { contentSource } from '../content/contentSource.ts';
import { siteCodePlugin } from '../content/siteCodePlugin.ts';
import { spritesPlugin } from '../sprites/spritesPlugin.ts';
import { startDevServer } from '../testing/startDevServer.ts';
import { workPlugin } from '../work/workPlugin.ts';
import { cutsPlugin } from './cutsPlugin.ts';

let folder: string;
let address: string;
let close: () => Promise<void>;
const writeCuts = (cuts: object) =>
  writeFileSync(join(folder, 'game.json'), JSON.stringify({ ...Object(placeholderFiles().game), cuts }));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cuts-'));
  cpSync(placeholderFolder, folder, { recursive: true });
  writeCuts({ agency: { anonymous: true } });
  const source = contentSource({ folder });
  ({ address, close } = await startDevServer({
    root: join(import.meta.dirname, '../..'),
    cacheDir: join(folder, 'cache'),
    plugins: [
      ...[react(), spritesPlugin(), contentPlugin(source), siteCodePlugin(source), workPlugin(source.work)],
      cutsPlugin(source),
    ],
  }));
});

afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

test('the dev server renders a cut with its style sheets, and without scripts', async () => {
  const html = await (await fetch(`${address}resume/agency`)).text();
  expect(html).toContain('<a href="/some/repo/resume-files/agency/resume.pdf">');
  expect(html).not.toMatch(/<script|Player One/);
  const sheets = Array.from(html.matchAll(/rel="stylesheet" href="([^"]*PlainResume[^"]*)"/g), ([, url = '']) => url);
  const [sheet = ''] = sheets;
  const css = await fetch(new URL(sheet, address), { headers: { Accept: 'text/css' } });
  expect(css.headers.get('content-type')).toBe('text/css');
});

test.each([
  ['resume-files/agency/resume.pdf', '%PDF-1.7'],
  ['resume-files/agency/resume.docx', 'PK'],
])('the dev server generates %s', async (file, start) => {
  expect((await (await fetch(address + file)).text()).startsWith(start)).toBe(true);
});

test('a cut exists once game.json has it, and no longer', async () => {
  writeCuts({ design: { summary: 'For designers.' } });
  expect(await (await fetch(`${address}resume/design/`)).text()).toContain('For designers.');
  expect(await (await fetch(`${address}resume/agency`)).text()).not.toContain('resume-files');
});
