// A host may send its own policy without our hashes, and a proxy may remove inline scripts. Script and
// style files then replace the inline code a little later.
import type { APIResponse, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { desk, goTo, mainScript, phone, retryBanner, visitors } from '../visitor.ts';

const { root, translated } = inject('sites');
const visit = visitors();

type Host = (page: Page) => Promise<unknown>;

const withDocuments =
  (change: (response: APIResponse) => Promise<{ headers: Record<string, string> } | { body: string }>): Host =>
  (page) =>
    page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, ...(await change(response)) });
    });

/** Replaces the policy in the headers. Browsers also enforce the one in the HTML. */
const withPolicy = (policy: string) =>
  withDocuments(async (response) => ({ headers: { ...response.headers(), 'content-security-policy': policy } }));

const strict = withPolicy("default-src 'self'");

/** Blocks every string that a script passes to be parsed as HTML or run. */
const trustedTypes = withPolicy("require-trusted-types-for 'script'; trusted-types 'none'");

const withoutInlineScripts = withDocuments(async (response) => ({
  body: (await response.text()).replaceAll(/<script>.*?<\/script>/gs, ''),
}));

/** Opens a page behind a host, and waits for hydration. */
async function openBehindHost(address: string, { host, width }: { host?: Host; width: number }): Promise<Page> {
  const { page } = await visit({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  await host?.(page);
  await goTo(page, address);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

test.each([
  [`${root}/`, 390],
  [`${root}/flipbook`, 1280],
  [`${translated}/resume`, 390],
])('%s at %i px becomes interactive and looks the same behind strict hosts', async (address, width) => {
  const usualPage = await openBehindHost(address, { width });
  for (const host of [strict, trustedTypes, withoutInlineScripts]) {
    const strictPage = await openBehindHost(address, { host, width });
    // A late font may be painted a frame later on either page.
    await expect.poll(async () => (await strictPage.screenshot()).equals(await usualPage.screenshot())).toBe(true);
    await strictPage.close();
  }
});

test('on other hosts no file replaces the inline style', async () => {
  const { requests } = await visit({ at: root });
  expect(requests.filter((url) => /\/first-faces-[^/]*\.css$/.test(url))).toEqual([]);
});

test.each([
  ['/', phone, "The console's buttons need JavaScript."],
  ['/', desk, 'The form needs JavaScript.'],
  ['/flipbook', desk, 'Player One'],
])(
  'with Trusted Types, %s shows its page for browsers without scripts if its main script fails to load',
  async (path, viewport, text) => {
    const { page } = await visit({ viewport });
    await trustedTypes(page);
    await page.route(mainScript, (route) => route.abort());
    await page.goto(root + path);
    await retryBanner(page).waitFor();
    await page.getByText(text).locator('visible=true').first().waitFor();
  },
);

test.each([phone, desk])('with Trusted Types, links lead to other screens in a window of %o', async (viewport) => {
  const { page, messages } = await visit({ viewport });
  await trustedTypes(page);
  await goTo(page, `${root}/resume`);
  for (const path of ['/', '/flipbook', '/resume', '/']) {
    await page.locator(`a[href="${path}"]`).locator('visible=true').first().click();
    await page.waitForURL(root + path);
  }
  await page.getByRole('heading').first().waitFor();
  expect(messages).toEqual([]);
});
