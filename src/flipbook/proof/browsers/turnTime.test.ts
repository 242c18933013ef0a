import { beforeAll, describe, expect, test } from 'vitest';
import { inEachBrowser } from '../../../../site/e2e/drivers/inEachBrowser.ts';
import { type BookWindow, openBook } from './BookWindow.ts';

const flippingTime = 600;
/**
 * The tolerance of a turn's duration besides its frames, in milliseconds: it begins in one frame
 * and its end is noticed in another, and a busy machine has long frames.
 */
const toleranceMs = 60;

/**
 * The release position as a share of the open book's width: past the spine. The rest of the turn
 * takes the same share, from 1 to 0.
 */
const releasedAt = 0.4;

/**
 * The cause of a turn, the idle time before it, the mouse meanwhile, and the expected duration.
 * Idle times: 300 ms, so that a turn that counts them as its own would be shortened; longer than a
 * turn, so that nothing would be left; and long enough for browsers to rest more deeply. All three
 * use one cause, because a turn reads the time in the same place. A mouse wakes the page's clock
 * before its turn begins.
 */
const ways = [
  ['method', 300, -0.1, flippingTime],
  ['method', 1000, -0.1, flippingTime],
  ['method', 4000, -0.1, flippingTime],
  ['click', 300, 0.75, flippingTime],
  ['drag', 300, 0.95, flippingTime * releasedAt],
] as const;

const begin: Readonly<Record<(typeof ways)[number][0], (book: BookWindow) => Promise<void>>> = {
  method: (book) => book.evaluate(() => void window.testBook.call('flipNext')),
  click: (book) => book.clickHere(),
  drag: async (book) => {
    await book.press();
    await book.moveTo(await book.pointAt(releasedAt, 0.5), 10);
    await book.release();
  },
};

inEachBrowser((open) => {
  describe('a turn lasts what flippingTime says and lands, however long the page was idle', () => {
    let book: BookWindow;
    beforeAll(async () => {
      book = await openBook(open);
    });

    test.each(ways)('by %s, after %i ms', async (by, idleMs, across, lastsMs) => {
      await book.mount({ pageCount: 8, flippingTime });
      await book.moveTo(await book.pointAt(across, 0.5));
      await idle(book, idleMs);
      await begin[by](book);
      expect(await book.landed()).toBe(2);
      const { turnMs, frameMs } = await book.lasted();
      const words = `lasted ${turnMs} of ${lastsMs} ms, the longest frame ${frameMs} ms`;
      expect(turnMs, words).toBeGreaterThanOrEqual(lastsMs - toleranceMs - frameMs);
      expect(turnMs, words).toBeLessThanOrEqual(lastsMs + toleranceMs + 2 * frameMs);
    });
  });
});

/** Leaves a page at rest: no frame is requested. */
const idle = (book: BookWindow, forMs: number) =>
  book.evaluate((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)), forMs);
