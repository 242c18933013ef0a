import { expect, inject, test } from 'vitest';
import { axeFindings } from './axeFindings.ts';
import { hydrated, visitors } from './visitor.ts';

const sites = inject('sites');
const visit = visitors();

test.each([
  ['/', 390],
  ['/', 1280],
  ['/handheld', 390],
  ['/handheld', 1280],
  ['/flipbook', 390],
  ['/flipbook', 1280],
  ['/resume', 390],
  ['/resume', 1280],
  ['/nowhere', 390],
  ['/nowhere', 1280],
])('axe finds nothing on %s at %i px', async (path, width) => {
  const { page } = await visit({ viewport: { width, height: 900 } });
  await page.goto(sites.root + path);
  await hydrated(page);
  expect(await axeFindings(page)).toEqual([]);
});
