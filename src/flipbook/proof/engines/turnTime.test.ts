import { beforeAll, describe, expect, test } from 'vitest';
import { inEachEngine } from '../../../../.ci/engines/inEachEngine.ts';
import { type BookWindow, openBook } from './BookWindow.ts';

const flippingTime = 600;
/**
 * What a turn may last more or less than it should, beside its frames: it begins in one and is seen to have ended in another, and
 * a busy machine has long ones.
 */
const toleranceMs = 60;

/** Where a page is let go, as a share of the open book's width: past the spine, which is at a half. */
const releasedAt = 0.4;
/** Of a turn from 1 to 0, the way that is left from there. */
const shareLeft = releasedAt;

interface Way {
  readonly by: string;
  /**
   * How long the page is idle before it: 300 ms, so that of a turn which counted them as its own a part were left; longer
   * than a turn, so that nothing were; and as long as engines take to rest more deeply. All three by one way, for a turn
   * asks for the time in the same place whatever began it. A mouse wakes the page's clock before its turn begins, also
   * after a long time.
   */
  readonly afterMs: readonly number[];
  /** Where the mouse is meanwhile. */
  readonly at: readonly [across: number, down: number];
  readonly turn: (book: BookWindow) => Promise<void>;
  readonly lastsMs: number;
}

const ways: readonly Way[] = [
  {
    by: 'method',
    afterMs: [300, 1000, 4000],
    at: [-0.1, 0.5],
    turn: (book) => book.evaluate(() => void window.testBook.call('flipNext')),
    lastsMs: flippingTime,
  },
  { by: 'click', afterMs: [300], at: [0.75, 0.5], turn: (book) => book.clickHere(), lastsMs: flippingTime },
  {
    by: 'drag',
    afterMs: [300],
    at: [0.95, 0.5],
    turn: async (book) => {
      await book.press();
      await book.moveTo(await book.pointAt(releasedAt, 0.5), 10);
      await book.release();
    },
    lastsMs: flippingTime * shareLeft,
  },
];

const rows = ways.flatMap((way) => way.afterMs.map((idleMs) => ({ way, idleMs })));

inEachEngine((open) => {
  describe('a turn lasts what flippingTime says and lands, however long the page was idle', () => {
    let book: BookWindow;
    beforeAll(async () => {
      book = await openBook(open);
    });

    test.each(rows)('by $way.by, after $idleMs ms', async ({ way: { at, turn, lastsMs }, idleMs }) => {
      await book.mount({ pageCount: 8, flippingTime });
      await book.moveTo(await book.pointAt(...at));
      await idle(book, idleMs);
      await turn(book);
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
