// A host may send a policy of its own that knows nothing of the hashes, and a proxy may take inline scripts out: what stands
// in the document itself is refused then. The page's files are allowed, and do all of it a little later.
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { hydrated, visitors } from './visitor.ts';

const { root: site, subPath } = inject('sites');
const visit = visitors();

type Host = (page: Page) => Promise<unknown>;

/** Answers each document with another policy as well: a browser holds a page to both. */
const strict: Host = (page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "default-src 'self'" };
    return route.fulfill({ response, headers });
  });

const withoutInlineScripts: Host = (page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script>.*?<\/script>/gs, '');
    return route.fulfill({ response, body });
  });

const usual: Host = async () => {};

/** What a visitor sees of a page once it answers. */
async function seen(address: string, { host, width }: { host: Host; width: number }): Promise<Buffer> {
  const { page } = await visit({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  await host(page);
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

describe.each([
  ['a policy of the host’s own', strict],
  ['a proxy that takes inline scripts out', withoutInlineScripts],
])('behind %s', (_, host) => {
  test.each([
    ['/', 390],
    ['/', 1280],
    ['/handheld', 1280],
    ['/flipbook', 390],
    ['/flipbook', 1280],
    ['/resume', 390],
  ])('%s at %i px looks and answers as anywhere else', async (path, width) => {
    const expected = await seen(site + path, { host: usual, width });
    expect(expected.equals(await seen(site + path, { host, width }))).toBe(true);
  });
});

test('so does a page below a host’s root', async () => {
  const expected = await seen(`${subPath}/flipbook`, { host: usual, width: 1280 });
  expect(expected.equals(await seen(`${subPath}/flipbook`, { host: strict, width: 1280 }))).toBe(true);
});

test('a host without a policy of its own is asked for no file that stands in for what the page holds', async () => {
  const { page, requests } = await visit();
  await page.goto(site);
  await hydrated(page);
  expect(requests.filter((url) => /\/first-faces-[^/]*\.css$/.test(url))).toEqual([]);
});
