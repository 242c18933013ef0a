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

/** A page that answers, as a visitor behind such a host has it. */
async function opened(address: string, { host, width }: { host: Host; width: number }): Promise<Page> {
  const { page } = await visit({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  await host(page);
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** A face that has come may be drawn a frame later, in either of them. */
async function looksAlike(address: string, { host, width }: { host: Host; width: number }): Promise<void> {
  const [elsewhere, here] = [await opened(address, { host: usual, width }), await opened(address, { host, width })];
  await expect.poll(async () => (await here.screenshot()).equals(await elsewhere.screenshot())).toBe(true);
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
  ])('%s at %i px looks and answers as anywhere else', (path, width) => looksAlike(site + path, { host, width }));
});

test('so does a page below a host’s root', () => looksAlike(`${subPath}/flipbook`, { host: strict, width: 1280 }));

test('a host without a policy of its own is asked for no file that stands in for what the page holds', async () => {
  const { page, requests } = await visit();
  await page.goto(site);
  await hydrated(page);
  expect(requests.filter((url) => /\/first-faces-[^/]*\.css$/.test(url))).toEqual([]);
});
