// Everything there is to read, by those who read it larger, further apart, or in colours of their own: no text is lost, and
// none lies on other text.
import type { Page } from 'playwright';
import { expect, inject, test, vi } from 'vitest';
import { readingFaults } from '../../.ci/reading/readingFaults.ts';
import { pageNames } from '../../src/console/engine/pageNames.ts';
import { allScreens } from './allScreens.ts';
import { readers } from './readers.ts';
import { visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

/** So long a page may change after it was turned to, on a busy machine. */
const restMs = 5000;

test.each(readers)('%s: every screen can be read', async (_, { options, styles = '' }) => {
  const { page } = await visit({ reducedMotion: 'reduce', ...options });
  // A style element would be refused by the site's policy, and this goes with the visitor from page to page.
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, styles);
  const places: string[] = [];
  const found: Record<string, readonly string[]> = {};
  for await (const place of allScreens(page, site, pageNames)) {
    places.push(place);
    const faults = await faultsAtRest(page);
    if (faults.length > 0) found[place] = faults;
  }
  expect(found).toEqual({});
  for (const end of ['console, thank-you', 'manual, Page 8 of 8', 'manual, as one text', 'a broken screen'])
    expect(places).toContainEqual(expect.stringContaining(end));
});

/** What is lost once a page that has just been turned to has its letters and is laid out with them. */
async function faultsAtRest(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  let faults: readonly string[] = [];
  const nothingLost = async () => {
    faults = await page.evaluate(readingFaults);
    return faults.length === 0;
  };
  await vi.waitUntil(nothingLost, { timeout: restMs }).catch(() => {});
  return faults;
}
