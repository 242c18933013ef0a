// A link to a page never shows another page first, and nothing moves while the page hydrates.
import { expect, inject, test } from 'vitest';
import { holdFiles } from './holdFiles.ts';
import { layoutShifts } from './layoutShifts.ts';
import { desk, phone, retryBanner, visitors, waitForHydration } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const scripts = /\/assets\/[^/]*\.js$/;

test.each([
  ['/flipbook', desk, 'Cover Letter', 'Character Story'],
  ['/flipbook', phone, 'Cover Letter', 'Character Story'],
  ['/handheld', desk, 'Instructions', 'Experience Levels'],
  ['/', phone, 'Instructions', 'Experience Levels'],
] as const)('%s shows no page before the linked one, at %o', async (path, viewport, otherPage, linkedPage) => {
  const { page, messages, releaseFiles } = await visit({ viewport, holds: scripts });
  await page.goto(`${site}${path}#page=6`, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Manual', exact: true }).waitFor();
  expect(await page.locator('main').getByRole('heading', { level: 2 }).filter({ visible: true }).count()).toBe(0);
  await releaseFiles();
  await waitForHydration(page);
  await page.getByRole('heading', { name: linkedPage, exact: true }).filter({ visible: true }).first().waitFor();
  expect(await page.getByRole('heading', { name: otherPage }).filter({ visible: true }).count()).toBe(0);
  expect(messages).toEqual([]);
});

test.each([
  ['/flipbook', { width: 1600, height: 900 }],
  ['/flipbook', phone],
  ['/flipbook#page=5', desk],
  ['/flipbook#page=5', phone],
  ['/handheld#page=7', desk],
  ['/#page=7', phone],
] as const)('%s has no layout shift, at %o', async (path, viewport) => {
  const { page } = await visit({ viewport });
  expect(await layoutShifts(page, `${site}${path}`)).toEqual([]);
});

test.each(['/flipbook', '/handheld'])('%s shows its prerendered page if its script fails to load', async (path) => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  const releaseFiles = await holdFiles(page, /\/assets\/(FlipbookScreen|HandheldScreen)-[^/]*\.js$/);
  await page.goto(`${site}${path}#page=6`, { waitUntil: 'commit' });
  await releaseFiles('abort');
  await retryBanner(page).waitFor();
  await page.locator('main').getByRole('heading', { level: 2 }).filter({ visible: true }).first().waitFor();
});
