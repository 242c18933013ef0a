import { expect, onTestFinished, test } from 'vitest';
import { openInChromium } from './chromiumBook.ts';

test('a turn in a book of 400 pages updates the style of as many elements as in one of 8', async () => {
  const book = await openInChromium();
  onTestFinished(() => book.close());
  const turn = () => book.evaluate(() => window.testBook.call('flipNext'));
  const restyled = async (pageCount: number): Promise<number> => {
    await book.evaluate((count) => window.testBook.mount({ pageCount: count, flippingTime: 100 }), pageCount);
    await turn();
    const counts = (await book.trace(turn)).flatMap(({ name, args }) =>
      name === 'UpdateLayoutTree' ? (args?.elementCount ?? []) : [],
    );
    expect(counts).not.toEqual([]);
    return Math.max(...counts);
  };
  const few = await restyled(8);
  expect(few).toBeGreaterThan(0);
  expect(await restyled(400)).toBeLessThanOrEqual(few);
});
