import { expect, onTestFinished, test } from 'vitest';
import { openInChromium } from './chromiumBook.ts';

const pageCount = 400;

test('a turn does not update the style of hidden pages', async () => {
  const book = await openInChromium();
  onTestFinished(() => book.close());
  const turn = () => book.evaluate(() => window.testBook.call('flipNext'));
  await book.evaluate((count) => window.testBook.mount({ pageCount: count, flippingTime: 100 }), pageCount);
  await turn();
  const counts = (await book.trace(turn)).flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args?.elementCount ?? []) : [],
  );
  expect(Math.max(...counts)).toBeGreaterThan(0);
  // The turning leaf has about thirty elements; an update of the hidden pages has one for each page.
  expect(Math.max(...counts)).toBeLessThan(pageCount / 4);
});
