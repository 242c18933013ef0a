// Everything there is to read, by those who read it on little room, larger, further apart, or in colours of their own: no text is
// lost, none lies on other text or under a picture, no word is broken inside, and wherever the keyboard goes can be seen.
import { expect, inject, test } from 'vitest';
import { pageNames } from '../../src/console/engine/pageNames.ts';
import { allScreens } from './allScreens.ts';
import { readers } from './readers.ts';
import { readingFaults } from './readingFaults.ts';
import { unseenFocus } from './unseenFocus.ts';
import { visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();
test.each(readers)('%s: every screen can be read', async (_, { options, styles = '', byKeyboard }) => {
  const { page } = await visit({ reducedMotion: 'reduce', ...options });
  // A style element would be refused by the site's policy, and this goes with the visitor from page to page.
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, styles);
  const places: string[] = [];
  const found: Record<string, readonly string[]> = {};
  const stops = new Set<string>();
  for await (const place of allScreens(page, site, pageNames)) {
    places.push(place);
    const faults = await page.evaluate(readingFaults);
    if (byKeyboard) faults.push(...(await unseenFocus(page, stops)));
    if (faults.length > 0) found[place] = faults;
  }
  expect(found).toEqual({});
  for (const end of ['console, thank-you', 'manual, Page 8 of 8', 'manual, as one text', 'a broken screen'])
    expect(places).toContainEqual(expect.stringContaining(end));
  if (byKeyboard) {
    for (const stop of ['Skip to the content', 'Contact Info', 'Colors', 'Manual', 'next'])
      expect([...stops]).toContainEqual(expect.stringContaining(stop));
  }
});
