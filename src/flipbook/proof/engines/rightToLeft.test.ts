import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inEachEngine } from '../../../../.ci/engines/inEachEngine.ts';
import { type BookWindow, openBook } from './BookWindow.ts';

const props = { pageCount: 8, direction: 'rtl', flippingTime: 200 } as const;

inEachEngine((open) => {
  describe('a book read from right to left', () => {
    let book: BookWindow;
    beforeAll(async () => {
      book = await openBook(open);
    });
    beforeEach(async () => {
      await book.moveTo({ x: 10, y: 10 });
      await book.mount(props);
    });

    test('has its first page on the right', async () => {
      const lefts = await book.evaluate(() =>
        ['Page 0', 'Page 1'].map(
          (words) =>
            [...document.querySelectorAll('h2')].find((one) => one.textContent === words)?.getBoundingClientRect().left,
        ),
      );
      expect(lefts[0]).toBeGreaterThan(lefts[1] ?? Number.NaN);
    });

    test('goes on with the left arrow, and back with the right one', async () => {
      await book.focusBook();
      await book.key('ArrowLeft');
      await book.until('state', 'read');
      expect(await book.openPage()).toBe(2);
      await book.forget();
      await book.key('ArrowRight');
      await book.until('state', 'read');
      expect(await book.openPage()).toBe(0);
    });

    test('goes on by a click on its left half, and back by one on its right', async () => {
      for (const [across, page] of [
        [0.25, 2],
        [0.75, 0],
      ] as const) {
        await book.forget();
        await book.moveTo(await book.pointAt(across, 0.6));
        await book.press();
        await book.release();
        await book.until('state', 'read');
        expect(await book.openPage()).toBe(page);
      }
    });

    test('goes on by a drag from left to right', async () => {
      await book.moveTo(await book.pointAt(0.05, 0.6));
      await book.press();
      await book.moveTo(await book.pointAt(0.6, 0.6), 10);
      await book.until('state', 'user_fold');
      await book.release();
      await book.until('state', 'read');
      expect(await book.openPage()).toBe(2);
    });
  });
});
