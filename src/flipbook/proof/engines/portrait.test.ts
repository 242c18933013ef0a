import { beforeAll, describe, expect, test } from 'vitest';
import { inEachEngine } from '../../../../.ci/engines/inEachEngine.ts';
import { type BookWindow, openBook } from './BookWindow.ts';

/** Narrower than two pages of 300 px. */
const narrow = 500;
const height = 700;
const flippingTime = 200;

inEachEngine((open) => {
  describe.each(['ltr', 'rtl'] as const)('where one page has room, %s', (direction) => {
    let book: BookWindow;
    beforeAll(async () => {
      book = await openBook(open, { width: narrow, height });
    });

    test('one page is shown, nothing lies beyond the window, and each turn is one page', async () => {
      await book.mount({ pageCount: 4, direction, flippingTime, startPage: 1 });
      expect(await book.evaluate(titlesInSight)).toEqual(['Page 1']);
      expect(await book.evaluate(scrollWidth)).toBe(narrow);
      for (const [method, page] of [
        ['flipNext', 2],
        ['flipNext', 3],
        ['flipPrev', 2],
      ] as const) {
        expect(await book.evaluate((name) => window.testBook.call(name), method)).toBe(true);
        expect(await book.openPage()).toBe(page);
        expect(await book.evaluate(titlesInSight)).toEqual([`Page ${page}`]);
      }
      expect(await book.evaluate(scrollWidth)).toBe(narrow);
    });

    test('a click where reading starts turns back, and one on the rest turns on', async () => {
      await book.mount({ pageCount: 4, direction, flippingTime, startPage: 1 });
      for (const [fromStart, page] of [
        [0.7, 2],
        [0.3, 1],
      ] as const) {
        await book.forget();
        await book.moveTo(await book.pointAt(direction === 'ltr' ? fromStart : 1 - fromStart, 0.6));
        await book.press();
        await book.release();
        await book.until('state', 'read');
        expect(await book.openPage()).toBe(page);
      }
    });

    test('in a window that becomes wide the book opens, and keeps its page when it becomes narrow again', async () => {
      await book.mount({ pageCount: 4, direction, flippingTime, startPage: 3 });
      await book.forget();
      await book.resize(1000, height);
      await book.until('orientation', 'landscape');
      expect(await book.openPage()).toBe(2);
      expect(await book.evaluate(titlesInSight)).toEqual(['Page 2', 'Page 3']);
      await book.resize(narrow, height);
      await book.until('orientation', 'portrait');
      expect(await book.openPage()).toBe(3);
      expect(await book.events()).toEqual(['landscape', 'portrait']);
    });
  });
});

const scrollWidth = () => document.documentElement.scrollWidth;

/** The pages of which something is to be seen. */
const titlesInSight = () =>
  [...document.querySelectorAll('h2')]
    .filter((one) => one.getClientRects().length > 0 && !one.closest('[hidden]'))
    .map((one) => one.textContent);
