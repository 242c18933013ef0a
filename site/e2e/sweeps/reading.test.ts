// Visits every screen in small windows, with larger text, wider spacing or other colors: no text is
// lost or covered, no word breaks inside, axe finds nothing. focus.test.ts adds two readers who use
// the keyboard. Pictures test system colors (stories/site/media.ts).
import { expect, inject, test } from 'vitest';
import { pageNames } from '../../../src/console/engine/ConsoleState.ts';
import { allScreens } from '../allScreens.ts';
import { axeFindings } from '../axeFindings.ts';
import { phone, visitors } from '../visitor.ts';
import { screenFaults } from './screenFaults.ts';

const { root: site } = inject('sites');
const visit = visitors();

const desk = { width: 1280, height: 800 };

/** 200 % text without zoom. */
const largeText = ':root { font-size: 200% }';

/** WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-block-end: 2em !important }';

test.each([
  ['200 % text on a desktop', { viewport: desk }, largeText],
  ['200 % text on a phone', { viewport: phone }, largeText],
  ['text spacing on a desktop', { viewport: desk }, textSpacing],
  ['text spacing on a phone', { viewport: phone }, textSpacing],
  ['light forced colors', { viewport: phone, forcedColors: 'active', colorScheme: 'light' }, ''],
] as const)('%s: every screen is readable', async (_, options, styles) => {
  const { page } = await visit({ reducedMotion: 'reduce', ...options });
  // The site's policy blocks style elements; an adopted sheet works on every page.
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, styles);
  expect(await screenFaults(page, allScreens(page, site, pageNames), async () => [])).toEqual({});
});

test('a narrow phone: every screen is readable, and axe finds nothing', async () => {
  const { page } = await visit({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });
  expect(await screenFaults(page, allScreens(page, site, pageNames), () => axeFindings(page))).toEqual({});
});
