import { expect, onTestFinished, test } from 'vitest';
import { openInChromium } from './browsers/chromiumBook.ts';

/** Mounts a book, prepares it, and counts the elements in each update of styles during a turn. */
async function updatesOfTurn(pageCount: number, prepare: () => void): Promise<readonly number[]> {
  const book = await openInChromium();
  onTestFinished(() => book.close());
  await book.evaluate((count) => window.testBook.mount({ pageCount: count, flippingTime: 100 }), pageCount);
  await book.evaluate(prepare);
  // A page that was never shown gets its first styles in its first turn.
  await book.evaluate(() => window.testBook.call('flipNext'));
  await book.evaluate(() => window.testBook.call('flipPrev'));
  const events = await book.trace(() => book.evaluate(() => window.testBook.call('flipNext')));
  const counts = events.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args?.elementCount ?? []) : []));
  expect(Math.max(...counts)).toBeGreaterThan(0);
  return counts;
}

test('a turn does not update the style of hidden pages', async () => {
  const pageCount = 400;
  const counts = await updatesOfTurn(pageCount, () => undefined);
  // The turning leaf has about 20 elements. An update of hidden pages has an element for each of them.
  expect(Math.max(...counts)).toBeLessThan(pageCount / 4);
});

test("a turn does not update the style of its pages' content", async () => {
  const counts = await updatesOfTurn(8, () => {
    for (const page of document.querySelectorAll('.color'))
      page.append(...Array.from({ length: 100 }, () => document.createElement('i')));
  });
  // The turn updates the boxes of the pages and their shadows. The content of a page has 100 elements.
  expect(Math.max(...counts)).toBeLessThan(50);
});
