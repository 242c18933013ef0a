import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { inEachBrowser } from '../../drivers/inEachBrowser.ts';
import { openBook } from './BookWindow.ts';
import { openInChromium } from './chromiumBook.ts';
import { blackOnWhite, lightAtSpine, roomWidths } from './lightAtSpine.ts';
import type { TestBookProps } from './pages/TestBook.ts';

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

describe('no light comes through between black pages', () => {
  describe.runIf(inject('browserBook')).each([1, 1.25, 1.5, 1.75])(
    'Chromium, %f pixels in one',
    (deviceScaleFactor) => {
      let view: Awaited<ReturnType<typeof openInChromium>>;
      beforeAll(async () => {
        view = await openInChromium(deviceScaleFactor);
        await blackOnWhite(view);
      });
      afterAll(() => view.close());

      test.each(states)('%s', async (_, props, widths) => {
        expect(await lightAtSpine(view, props, widths)).toEqual([]);
      });
    },
  );

  inEachBrowser((open) => {
    test.each(states)('%s', async (_, props) => {
      const view = await openBook(open, { width: 900, height: 760 });
      await blackOnWhite(view);
      expect(await lightAtSpine(view, props, someWidths)).toEqual([]);
    });
  });
});
