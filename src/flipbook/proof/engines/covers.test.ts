import { beforeAll, describe, expect, test } from 'vitest';
import { inEachEngine } from '../../../../.ci/engines/inEachEngine.ts';
import { type BookWindow, openBook } from './BookWindow.ts';

inEachEngine((open) => {
  describe('a book with covers', () => {
    let book: BookWindow;
    beforeAll(async () => {
      book = await openBook(open);
    });

    test.each([
      ['ltr', 'right', 'left'],
      ['rtl', 'left', 'right'],
    ] as const)('read %s begins on the %s and ends on the %s', async (direction, first, last) => {
      await book.mount({ pageCount: 6, showCover: true, direction, flippingTime: 200 });
      const seen = [await book.evaluate(pagesInSight)];
      while (await book.evaluate(() => window.testBook.call('flipNext'))) seen.push(await book.evaluate(pagesInSight));
      expect(seen).toEqual([
        { [first]: 'Page 0' },
        { [last]: 'Page 1', [first]: 'Page 2' },
        { [last]: 'Page 3', [first]: 'Page 4' },
        { [last]: 'Page 5' },
      ]);
      expect(
        await book.evaluate(() =>
          window.testBook.records.filter(({ event }) => event === 'flip').map(({ value }) => value),
        ),
      ).toEqual([1, 3, 5]);
      while (await book.evaluate(() => window.testBook.call('flipPrev')));
      expect(await book.evaluate(pagesInSight)).toEqual({ [first]: 'Page 0' });
    });
  });
});

/** Which page is to be seen on which half of the book. */
const pagesInSight = () => {
  const { x, width } = window.testBook.box();
  const titles = [...document.querySelectorAll('h2')].filter(
    (one) => one.getClientRects().length > 0 && !one.closest('[hidden]'),
  );
  const sideOf = (one: Element) => (one.getBoundingClientRect().left < x + width / 2 - 1 ? 'left' : 'right');
  return Object.fromEntries(titles.map((one) => [sideOf(one), one.textContent]));
};
