// Before hydration, the drawings of the manual's later pages are in a separate SVG file.
import { expect, inject, test } from 'vitest';
import { elementsIn } from './builtPages.ts';
import { spriteUses } from './spriteUses.ts';
import { visitors, waitForHydration } from './visitor.ts';

const { root, translated } = inject('sites');
const visit = visitors();

const file = /\/drawings-[^/]*\.svg$/;

test('the manual’s HTML contains the first drawing of its cover, and references to those of other pages', async () => {
  for (const site of [root, translated]) {
    const html = await (await fetch(`${site}/flipbook`)).text();
    const [cover = '', ...others] = html.slice(html.indexOf('<article')).split('</article>');
    // The first drawing is the cover's art. The panorama for low windows is in the file.
    const [art = ''] = cover.split('</svg>');
    expect(art).toContain('<path');
    expect(art).not.toContain('<use');
    const addresses = elementsIn(others.join(''), 'use').map(({ attribs: { href = '' } }) => href.split('#'));
    expect(addresses.length).toBeGreaterThan(15);
    const [address = ''] = new Set(addresses.map(([path]) => path));
    const response = await fetch(new URL(address, site));
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    const drawings = await response.text();
    for (const [path, id] of addresses) {
      expect(path).toBe(address);
      expect(drawings).toContain(`<g id="${id}"><path `);
    }
  }
});

test('a hydrated page does not wait for the SVG file', async () => {
  const { page, messages } = await visit();
  let isRequested = false;
  await page.route(file, () => {
    isRequested = true;
  });
  await page.goto(`${root}/flipbook`, { waitUntil: 'commit' });
  await waitForHydration(page);
  await expect.poll(() => page.locator('use').count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  const letter = page.getByRole('article', { name: 'Cover Letter' });
  await letter.waitFor();
  expect(await letter.locator('svg path').count()).toBeGreaterThan(10);
  expect([isRequested, messages]).toEqual([true, []]);
});

test('a page printed before hydration has its drawings', async () => {
  const { page } = await visit();
  await page.route(/\.js$/, (route) => (/remembered/.test(route.request().url()) ? route.continue() : undefined));
  const arrived = page.waitForResponse(file);
  await page.goto(`${root}/flipbook`, { waitUntil: 'commit' });
  await (await arrived).finished();
  await page.emulateMedia({ media: 'print' });
  // Drawing starts a moment after the file has arrived.
  await expect.poll(() => page.evaluate(spriteUses)).toMatchObject({ missing: [] });
  expect((await page.evaluate(spriteUses)).foundCount).toBeGreaterThan(15);
});
