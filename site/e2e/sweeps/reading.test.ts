// Every screen in small windows, with larger text, wider spacing or other colors: no text is lost
// or covered, no word breaks inside, the focus is always visible, axe finds nothing. Pictures test
// system colors (stories/site/Screens.media.stories.tsx).
import type { BrowserContextOptions, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { pageNames } from '../../../src/console/engine/ConsoleState.ts';
import { allScreens } from '../allScreens.ts';
import { axeFindings } from '../axeFindings.ts';
import { readingFaults } from '../readingFaults.ts';
import { phone, visitors } from '../visitor.ts';
import { unseenFocus } from './unseenFocus.ts';

const { root: site } = inject('sites');
const visit = visitors();

const desk = { width: 1280, height: 800 };

/** 200 % text without zoom. */
const largeText = ':root { font-size: 200% }';

/** WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-block-end: 2em !important }';

type Reader = {
  options: BrowserContextOptions;
  styles?: string;
  /** Whether to visit each Tab stop of each screen. */
  byKeyboard?: true;
  /** Whether to run axe on each screen. */
  asksAxe?: true;
};

/** Readers with small windows, larger text, wider spacing, or their own colors. */
const readers: readonly (readonly [who: string, reader: Reader])[] = [
  ['a narrow phone', { options: { viewport: { width: 360, height: 740 } }, asksAxe: true }],
  ['200 % text on a desktop', { options: { viewport: desk }, styles: largeText }],
  ['200 % text on a phone', { options: { viewport: phone }, styles: largeText }],
  ['400 % zoom', { options: { viewport: { width: 320, height: 256 } }, byKeyboard: true }],
  ['text spacing on a desktop', { options: { viewport: desk }, styles: textSpacing, asksAxe: true }],
  ['text spacing on a phone', { options: { viewport: phone }, styles: textSpacing }],
  [
    'dark forced colors',
    { options: { viewport: desk, forcedColors: 'active', colorScheme: 'dark' }, byKeyboard: true },
  ],
  ['light forced colors', { options: { viewport: phone, forcedColors: 'active', colorScheme: 'light' } }],
];

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
