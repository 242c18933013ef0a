import { beforeAll, describe, expect, test } from 'vitest';
import { inEachBrowser } from '../../drivers/inEachBrowser.ts';
import { type BookWindow, openBook } from './BookWindow.ts';

const flippingTime = 600;
/**
 * The tolerance of a turn's duration, in milliseconds: it begins in one frame and its end shows in
 * another, and busy machines have long frames.
 */
const toleranceMs = 60;

/** The drag's release position, as a share of the width. The same share of the turn remains. */
const releaseShare = 0.4;

/**
 * A turn's cause, the idle time before it, the mouse's position across the book, and the expected
 * duration. If a turn counted idle time as its own, 300 ms would shorten it, and a long time would
 * skip it. Mouse input wakes the page's clock, so only `method` has a long time.
 */
const turns = [
  ['method', 300, -0.1, flippingTime],
  ['method', 4000, -0.1, flippingTime],
  ['click', 300, 0.75, flippingTime],
  ['drag', 300, 0.95, flippingTime * releaseShare],
] as const;

const begin: Readonly<Record<(typeof turns)[number][0], (book: BookWindow) => Promise<void>>> = {
  method: (book) => book.evaluate(() => void window.testBook.call('flipNext')),
  click: (book) => book.clickHere(),
  drag: async (book) => {
    await book.press();
    await book.moveTo(await book.pointAt(releaseShare, 0.5), 10);
    await book.release();
  },
};

inEachBrowser((open) => {
  describe('an idle clock: a turn takes its full time and lands, however long the page was idle', () => {
    let book: BookWindow;
    beforeAll(async () => {
      book = await openBook(open);
    });

    test.each(turns)('by %s, after %i ms', async (cause, idleMs, across, expectedMs) => {
      await book.mount({ pageCount: 8, flippingTime });
      await book.moveTo(await book.pointAt(across, 0.5));
      await book.idle(idleMs);
      await begin[cause](book);
      expect(await book.pageAfterTurn()).toBe(2);
      const { turnMs, frameMs } = await book.evaluate(lastTurn);
      const message = `lasted ${turnMs} of ${expectedMs} ms, the longest frame ${frameMs} ms`;
      expect(turnMs, message).toBeGreaterThanOrEqual(expectedMs - toleranceMs - frameMs);
      expect(turnMs, message).toBeLessThanOrEqual(expectedMs + toleranceMs + 2 * frameMs);
    });
  });
});

/** The duration of the last turn, from `flipping` to `read`, and its longest frame. */
const lastTurn = () => {
  const timeOf = (state: string) =>
    window.testBook.records.findLast(({ value }) => value === state)?.atMs ?? Number.NaN;
  return { turnMs: timeOf('read') - timeOf('flipping'), frameMs: window.testBook.longestFrameMs() };
};
