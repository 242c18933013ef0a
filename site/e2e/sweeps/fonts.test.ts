import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { holdFiles } from '../holdFiles.ts';
import { hydrated, skipText, type Visitor, visitors } from '../visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          // TypeScript's library has no type for these entries.
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered before the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** The layout shift score of a page whose fonts arrive late. */
async function layoutShiftsWithLateFonts({ page }: Visitor, path: string, width: number): Promise<number> {
  const releaseFiles = await holdFiles(page, /\.woff2$/);
  await page.goto(site + path, { waitUntil: 'commit' });
  await hydrated(page);
  await releaseFiles();
  await page.evaluate(() => document.fonts.ready);
  if (path === '/' && width >= 650) await page.getByRole('button', { name: 'Send it!' }).waitFor();
  return shifts(page);
}

/** Requested font files, without their hashes. */
function fontsIn(addresses: readonly string[]): readonly string[] {
  return addresses.flatMap((url) => /\/assets\/(.+)-[\w-]{8}\.woff2$/.exec(url)?.[1] ?? []).sort();
}

async function preloaded(page: Page): Promise<readonly string[]> {
  const links = page.locator('link[rel=preload][as=font]');
  return fontsIn(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
}

const sans = ['libre-franklin-latin-400-normal', 'libre-franklin-latin-700-normal'];
const label = 'press-start-2p-latin-400-normal';
const screen = 'vt323-latin-400-normal';

/** A fiftieth of a "good" score: a word or two move within a line, or a line is added far down. */
const unseenShift = 0.002;

test.each([
  ['/', 390, [...sans, label, screen]],
  ['/', 1280, [...sans, label, screen]],
  ['/handheld', 390, [...sans, label, screen]],
  ['/flipbook', 390, [...sans, label]],
  ['/flipbook', 1280, [...sans, label]],
  ['/resume', 390, sans],
  ['/resume', 1280, [...sans, label]],
  ['/nowhere', 390, [...sans, label]],
])(
  '%s at %i px requests each font that it shows once, and no others; late fonts barely move it',
  async (path, width, faces) => {
    const visitor = await visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const { page, requests } = visitor;
    // This includes the variable-width sans.
    expect(await layoutShiftsWithLateFonts(visitor, path, width)).toBeLessThan(unseenShift);
    // On a busy machine the network may be idle before the page requests its fonts.
    await expect.poll(() => fontsIn(requests)).toEqual(faces);
    const links = await preloaded(page);
    expect(links.length).toBeGreaterThan(0);
    expect(faces).toEqual(expect.arrayContaining([...links]));
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => document.fonts.ready);
    expect(fontsIn(requests)).toEqual(faces);
  },
);

test('letters beyond Latin-1 load the extended file of their own font only', async () => {
  const { page, requests } = await visit({ at: site });
  await skipText(page);
  const field = page.getByRole('textbox', { name: 'Company Name' });
  const more = () => fontsIn(requests).filter((file) => file.includes('-latin-ext-'));
  await field.fill('Qüx');
  await page.evaluate(() => document.fonts.ready);
  expect(more()).toEqual([]);
  const extended = page.waitForResponse(/vt323-latin-ext-400-normal/);
  await field.fill('Łąş');
  await extended;
  await page.evaluate(() => document.fonts.ready);
  expect(more()).toEqual(['vt323-latin-ext-400-normal']);
});
