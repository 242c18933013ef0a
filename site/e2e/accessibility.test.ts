import { expect, inject, test } from 'vitest';
import { axeFindings } from './axeFindings.ts';
import { hydrated, visitors } from './visitor.ts';

const sites = inject('sites');
const visit = visitors();
const paths = ['/', '/handheld', '/flipbook', '/resume', '/nowhere'];

test.each([390, 1280])('axe finds nothing on any page at %i px', async (width) => {
  const { page } = await visit({ viewport: { width, height: 900 } });
  const found: [path: string, findings: readonly string[]][] = [];
  for (const path of paths) {
    await page.goto(sites.root + path);
    await hydrated(page);
    found.push([path, await axeFindings(page)]);
  }
  expect(found).toEqual(paths.map((path) => [path, []]));
});
