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
  /** What comes before the idleness. */
  readonly prepare?: (book: BookWindow) => Promise<void>;
  readonly turn: (book: BookWindow) => Promise<void>;
  readonly lastsMs: number;
}

const click = async (book: BookWindow) => {
  await book.press();
  await book.release();
};

const ways: readonly Way[] = [
  {
    by: 'method',
    afterMs: [300, 1000, 4000],
    turn: (book) => book.evaluate(() => void window.testBook.call('flipNext')),
    lastsMs: flippingTime,
  },
  {
    by: 'key',
    afterMs: [1000],
    prepare: (book) => book.focusBook(),
    turn: (book) => book.key('ArrowRight'),
    lastsMs: flippingTime,
  },
  {
    by: 'button',
    afterMs: [300],
    prepare: async (book) => {
      const next = await book.evaluate(() => {
        const { x, y, width, height } = [...document.querySelectorAll('button')].at(-1)?.getBoundingClientRect() ?? {};
        return { x: Math.round((x ?? 0) + (width ?? 0) / 2), y: Math.round((y ?? 0) + (height ?? 0) / 2) };
      });
      await book.moveTo(next);
    },
    turn: click,
    lastsMs: flippingTime,
  },
  {
    by: 'click',
    afterMs: [300],
    prepare: async (book) => book.moveTo(await book.pointAt(0.75, 0.5)),
    turn: click,
    lastsMs: flippingTime,
  },
  {
    by: 'drag',
    afterMs: [300],
    prepare: async (book) => book.moveTo(await book.pointAt(0.95, 0.5)),
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

    test.each(rows)('by $way.by, after $idleMs ms', async ({ way: { prepare, turn, lastsMs }, idleMs }) => {
      await book.mount({ pageCount: 8, flippingTime, buttons: true });
      await prepare?.(book);
      await idle(book, idleMs);
      await turn(book);
      await book.until('state', 'read');
      expect(await book.openPage()).toBe(2);
      const measuredMs = await book.evaluate(lastedMs);
      const frameMs = await book.evaluate(() => window.testBook.longestFrameMs());
      const words = `lasted ${measuredMs} of ${lastsMs} ms, the longest frame ${frameMs} ms`;
      expect(measuredMs, words).toBeGreaterThanOrEqual(lastsMs - toleranceMs - frameMs);
      expect(measuredMs, words).toBeLessThanOrEqual(lastsMs + toleranceMs + 2 * frameMs);
    });
  });
});

/** Leaves a page at rest: no frame is requested. */
const idle = (book: BookWindow, forMs: number) =>
  book.evaluate((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)), forMs);

/** From `flipping` to `read`. */
const lastedMs = (): number => {
  const when = (state: string) => window.testBook.records.findLast(({ value }) => value === state)?.atMs ?? Number.NaN;
  return when('read') - when('flipping');
};
