import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { hydrated, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

/** Everything that has moved by itself since the page began, as the browser keeps it. */
function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          // The type of these entries is not among those of TypeScript's library.
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered before the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

test.each([
  ['/', 390],
  ['/', 650],
  ['/', 1280],
  ['/flipbook', 390],
  ['/flipbook', 1280],
  ['/nowhere', 390],
])('on %s at %i px nothing moves, also when the pixel faces come late', async (path, width) => {
  const { page } = await visit({ viewport: { width, height: 900 } });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // The sans is not held: its stand-in is Arial, which this machine does not have.
  await page.route(/(press-start|vt323).*\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site + path, { waitUntil: 'commit' });
  await hydrated(page);
  await page.getByRole('link', { name: 'Home' }).waitFor();
  letGo();
  await page.evaluate(() => document.fonts.ready);
  if (path === '/' && width >= 650) await page.getByRole('button', { name: 'Send it!' }).waitFor();
  expect(await shifts(page)).toBe(0);
});

test.each(['/', '/handheld', '/flipbook', '/resume', '/nowhere'])(
  '%s asks at once for the faces it is set in, and for each once',
  async (path) => {
    const { page, requests } = await visit();
    await page.goto(site + path, { waitUntil: 'networkidle' });
    const preloaded = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(preloaded.length).toBeGreaterThan(0);
    for (const href of preloaded) expect(requests.filter((url) => url.endsWith(href))).toHaveLength(1);
  },
);

test('a page loads the files of extended Latin letters when it has such letters, and only in the face that they are in', async () => {
  const { page, requests } = await visit();
  await page.goto(`${site}/resume`, { waitUntil: 'networkidle' });
  const extended = () => requests.flatMap((url) => /\/([a-z0-9-]+)-latin-ext-/.exec(url)?.[1] ?? []);
  expect(extended()).toEqual([]);
  const asked = page.waitForRequest(/latin-ext/);
  await page.getByRole('link', { name: 'Home' }).evaluate((link) => {
    link.textContent = 'Łukasz';
  });
  await asked;
  await page.evaluate(() => document.fonts.ready);
  expect(extended()).toEqual(['press-start-2p']);
});
