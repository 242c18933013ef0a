import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { BrowserWindow } from '../../drivers/BrowserWindow.ts';
import { chromiumLaunchOptions } from '../../drivers/chromium.ts';
import { inEachBrowser } from '../../drivers/inEachBrowser.ts';
import { openBook } from './BookWindow.ts';
import type { TestBookProps } from './pages/TestBook.ts';
import { blackOnWhite, lightAtSpine, roomWidths } from './paper/lightAtSpine.ts';

/** Each costs a screenshot per width, so a few stand for all. */
const someWidths = roomWidths.filter((_, index) => index % 5 === 0);
const turn = { progress: 0.3, corner: 'bottom' } as const;

const states: readonly (readonly [title: string, props: Partial<TestBookProps>, widths: readonly number[]])[] = [
  ['at rest', {}, roomWidths],
  ['zoomed', { zoom: 1.5 }, roomWidths],
  ['zoomed by a little', { zoom: 1.13 }, someWidths],
  ['right to left', { direction: 'rtl' }, someWidths],
  ['as a page turns', { turn: { direction: 'forward', ...turn } }, someWidths],
  ['as a page turns back', { turn: { direction: 'back', ...turn } }, someWidths],
  ['as a page turns, zoomed', { zoom: 1.5, turn: { direction: 'forward', ...turn } }, someWidths],
];

const viewport = { width: 900, height: 760 };

describe('no light comes through between black pages', () => {
  describe.runIf(inject('browserBook')).each([1, 1.25, 1.5, 1.75])(
    'Chromium, %f pixels in one',
    (deviceScaleFactor) => {
      let browser: Browser;
      let view: Pick<BrowserWindow, 'evaluate' | 'screenshot'>;
      beforeAll(async () => {
        browser = await chromium.launch(await chromiumLaunchOptions());
        const page = await browser.newPage({ viewport, deviceScaleFactor });
        await page.goto(inject('browserBook'));
        await page.waitForFunction(() => 'testBook' in window);
        // Playwright passes a single argument.
        view = {
          evaluate: (inPage, ...args) => page.evaluate(`(${inPage})(...${JSON.stringify(args)})`),
          screenshot: () => page.screenshot(),
        };
        await blackOnWhite(view);
      });
      afterAll(() => browser.close());

      test.each(states)('%s', async (_, props, widths) => {
        expect(await lightAtSpine(view, props, widths)).toEqual([]);
      });
    },
  );

  inEachBrowser((open) => {
    test.each(states)('%s', async (_, props) => {
      const view = await openBook(open, viewport);
      await blackOnWhite(view);
      expect(await lightAtSpine(view, props, someWidths)).toEqual([]);
    });
  });
});
