// A host may send a policy of its own that knows nothing of the hashes, and a proxy may take inline scripts out: what stands
// in the document itself is refused then. The page's files are allowed, and do all of it a little later.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { hydrated, visitors } from '../visitor.ts';

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

/** A page that answers, as a visitor behind such a host has it. */
async function opened(address: string, { host, width }: { host?: Host; width: number }): Promise<Page> {
  const { page } = await visit({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  await host?.(page);
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

test.each([
  [site, '/', 390],
  [site, '/', 1280],
  [site, '/handheld', 1280],
  [site, '/flipbook', 390],
  [site, '/flipbook', 1280],
  [site, '/resume', 390],
  [subPath, '/flipbook', 1280],
])('behind each of them %s%s at %i px looks and answers as anywhere else', async (at, path, width) => {
  const elsewhere = await opened(at + path, { width });
  for (const host of at === site ? [strict, withoutInlineScripts] : [strict]) {
    const here = await opened(at + path, { host, width });
    // A face that has come may be drawn a frame later, in either of them.
    await expect.poll(async () => (await here.screenshot()).equals(await elsewhere.screenshot())).toBe(true);
    await here.close();
  }
});

test('a host without a policy of its own is asked for no file that stands in for what the page holds', async () => {
  const { page, requests } = await visit();
  await page.goto(site);
  await hydrated(page);
  expect(requests.filter((url) => /\/first-faces-[^/]*\.css$/.test(url))).toEqual([]);
});
