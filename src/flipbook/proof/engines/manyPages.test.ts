import { beforeAll, describe, expect, test } from 'vitest';
import { inEachEngine } from '../../../../.ci/engines/inEachEngine.ts';
import { type BookWindow, openBook } from './BookWindow.ts';

const pageCount = 200;

inEachEngine((open) => {
  describe(`a book of ${pageCount} pages`, () => {
    let book: BookWindow;
    beforeAll(async () => {
      book = await openBook(open);
      await book.mount({ pageCount, flippingTime: 300 });
    });

    test('shows two of them, and the others take no room', async () => {
      expect(await book.evaluate(pagesInSight)).toEqual([0, 1]);
      expect(await book.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    });

    test('turns to any of them at once: by method and by key', async () => {
      for (const [page, spread] of [
        [101, [100, 101]],
        [7, [6, 7]],
      ] as const) {
        expect(await book.evaluate((to) => window.testBook.call('flip', to), page)).toBe(true);
        expect(await book.evaluate(pagesInSight)).toEqual(spread);
      }
      await book.focusBook();
      for (const [key, spread] of [
        ['End', [198, 199]],
        ['PageUp', [196, 197]],
        ['Home', [0, 1]],
      ] as const) {
        await book.forget();
        await book.key(key);
        await book.until('state', 'read');
        expect(await book.evaluate(pagesInSight)).toEqual(spread);
      }
    });

    test('is silent', async () => {
      expect(await book.evaluate(() => window.messages)).toEqual([]);
    });
  });
});

/** The pages that have a box of some size. */
const pagesInSight = () =>
  [...document.querySelectorAll<HTMLElement>('.colour')].flatMap((one, index) => {
    const { width, height } = one.getBoundingClientRect();
    const isShown = width * height > 0 && one.checkVisibility({ contentVisibilityAuto: true });
    return isShown ? index : [];
  });
