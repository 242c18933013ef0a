// Every screen in small windows, with larger text, wider spacing or other colors: no text is lost
// or covered, no word breaks inside, the focus is always visible, axe finds nothing. Pictures test
// system colors (stories/site/Screens.media.stories.tsx).
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { pageNames } from '../../../src/console/engine/ConsoleState.ts';
import { allScreens } from '../allScreens.ts';
import { axeFindings } from '../axeFindings.ts';
import { readingFaults } from '../readingFaults.ts';
import { visitors } from '../visitor.ts';
import { type Reader, readers } from './readers.ts';
import { unseenFocus } from './unseenFocus.ts';

const { root: site } = inject('sites');
const visit = visitors();

/** Faults of the open screen for a reader. */
async function faultsFor({ asksAxe, byKeyboard }: Reader, page: Page, stops: Set<string>) {
  const faults = await page.evaluate(readingFaults);
  if (asksAxe) faults.push(...(await axeFindings(page)));
  if (byKeyboard) faults.push(...(await unseenFocus(page, stops)));
  return faults;
}

test.each(readers)('%s: every screen is readable', async (_, reader) => {
  const { options, styles = '', byKeyboard } = reader;
  const { page } = await visit({ reducedMotion: 'reduce', ...options });
  // The site's policy blocks style elements; an adopted sheet works on every page.
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, styles);
  const testedPages: string[] = [];
  const faultsByPage: Record<string, readonly string[]> = {};
  const stops = new Set<string>();
  for await (const screenName of allScreens(page, site, pageNames)) {
    testedPages.push(screenName);
    const faults = await faultsFor(reader, page, stops);
    if (faults.length > 0) faultsByPage[screenName] = faults;
  }
  expect(faultsByPage).toEqual({});
  for (const end of ['console, thank-you', 'manual, Page 8 of 8', 'manual, as one text', 'a broken screen'])
    expect(testedPages).toContainEqual(expect.stringContaining(end));
  if (byKeyboard) {
    for (const stop of ['Skip to the content', 'Contact Info', 'Colors', 'Manual', 'next'])
      expect([...stops]).toContainEqual(expect.stringContaining(stop));
  }
});
