// The owner's pages about projects, on a site that has one.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Served } from '../../.ci/site/serve.ts';
import { serveSite } from '../../.ci/site/serve.ts';
import { buildSite, repository } from './buildSite.ts';
import { playerOne } from './owners.ts';
import { hydrated, visitors } from './visitor.ts';

const folder = join(repository, 'dist/e2e/content/work');
const out = join(repository, 'dist/e2e/work');
const visit = visitors();
let site: string;
let server: Served;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'work'), { recursive: true });
  cpSync(join(playerOne, 'resume.json'), join(folder, 'resume.json'));
  for (const file of ['town.png', 'work/plan.png'])
    cpSync(join(repository, 'stories/site/files/portrait.png'), join(folder, file));
  writeFileSync(join(folder, 'work/tilekit.md'), '# Tilekit\n\n## The problem\n\nTime.\n\n![The plan](plan.png)\n');
  const game: object = JSON.parse(readFileSync(join(playerOne, 'game.json'), 'utf8'));
  const picture = { file: 'town.png', alt: 'A town' };
  const projects = { Tilekit: { picture, source: 'https://example.com/tilekit.git', outcome: 'Opens in 0.4 s.' } };
  writeFileSync(join(folder, 'game.json'), JSON.stringify({ ...game, projects }));
  expect(await buildSite({ CONTENT_DIR: folder, OUT_DIR: out })).toMatchObject({ code: 0 });
  server = await serveSite(0, out);
  site = server.address.replace(/\/$/, '');
});
afterAll(() => server.stop());

test('a page is there without scripts, at its address, and found by search engines', async () => {
  const { page, messages } = await visit({ javaScriptEnabled: false });
  const response = await page.goto(`${site}/work/tilekit`);
  expect(response?.status()).toBe(200);
  expect(await page.title()).toBe('Tilekit – Player One');
  expect(await page.getByRole('heading').allTextContents()).toEqual(['Tilekit', 'The problem']);
  const picture = page.getByRole('img', { name: 'The plan' });
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('https://example.com/work/tilekit');
  expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain('<loc>https://example.com/work/tilekit</loc>');
  expect(messages).toEqual([]);
  expect((await fetch(`${site}/work/other`)).status).toBe(404);
});

test.each(['/resume', '/flipbook'])('%s leads to it, without another document, silently', async (path) => {
  const { page, messages, requests } = await visit();
  await page.goto(site + path);
  await hydrated(page);
  if (path === '/flipbook') await page.getByRole('button', { name: 'Text' }).click();
  const documents = requests.filter((url) => url.startsWith(`${site}/work`));
  await page.getByRole('link', { name: 'The whole story' }).first().click();
  await page.getByRole('heading', { name: 'The problem' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/work/tilekit');
  expect(requests.filter((url) => url.startsWith(`${site}/work`))).toEqual(documents);
  expect(messages).toEqual([]);
});
