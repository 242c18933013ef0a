import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inEachEngine } from '../../../../.ci/engines/inEachEngine.ts';
import { type BookWindow, openBook } from './BookWindow.ts';

const flippingTime = 300;
/** A lifted corner would have fallen in this many frames: a rise takes three. */
const restFrames = 20;

inEachEngine((open) => {
  describe('the mouse', () => {
    let book: BookWindow;
    beforeAll(async () => {
      book = await openBook(open);
    });
    beforeEach(async () => {
      await book.moveTo({ x: 10, y: 10 });
      await book.mount({ pageCount: 8, flippingTime });
    });

    describe.each([
      ['bottom', 1],
      ['top', 0],
    ] as const)('at the %s corner', (_, down) => {
      test.each([3, 12])('lifts it from %i px away and keeps it lifted while it rests', async (awayPx) => {
        const corner = await book.pointAt(1, down);
        await book.moveTo({ x: corner.x - awayPx, y: corner.y + (down === 1 ? -awayPx : awayPx) });
        await book.until('state', 'fold_corner');
        await book.evaluate(framesLater, restFrames);
        expect(await book.events()).toEqual([0, 'fold_corner']);
        await book.moveTo({ x: 10, y: 10 });
        await book.until('state', 'read');
        expect(await book.events()).toEqual([0, 'fold_corner', 'read']);
      });
    });

    test('drags a page over the spine, and let go there it turns', async () => {
      await drag(book, [0.95, 0.6], [0.4, 0.6]);
      await book.until('state', 'read');
      expect(await book.events()).toEqual([0, 'user_fold', 'flipping', 2, 'read']);
      expect(await book.openPage()).toBe(2);
    });

    test('drags a page, and let go before the spine it falls back', async () => {
      // Elsewhere than before: a second press in the same place, soon after, would be a double click.
      await drag(book, [0.9, 0.5], [0.6, 0.5]);
      await book.until('state', 'read');
      expect(await book.events()).toEqual([0, 'user_fold', 'flipping', 'read']);
      expect(await book.openPage()).toBe(0);
    });

    test('turns back by a drag from the left', async () => {
      await book.mount({ pageCount: 8, flippingTime, startPage: 4 });
      await drag(book, [0.05, 0.6], [0.6, 0.6]);
      await book.until('state', 'read');
      expect(await book.openPage()).toBe(2);
    });

    test('turns by a click on either half, and leaves a link its click', async () => {
      await click(book, 0.75);
      await book.until('state', 'read');
      expect(await book.openPage()).toBe(2);
      await book.forget();
      await click(book, 0.25);
      await book.until('state', 'read');
      expect(await book.openPage()).toBe(0);
      await book.forget();
      await book.moveTo(await book.evaluate(linkOn, 0));
      await book.press();
      await book.release();
      await book.evaluate(framesLater, restFrames);
      expect(await book.events()).toEqual([]);
      expect(await book.evaluate(() => location.hash)).toBe('#here');
    });

    test.each([
      ['scale: -1 1', 0.25, 0.6],
      ['rotate: 0.5turn', 0.25, 0.6],
      ['rotate: 90deg', 0.5, 0.75],
      ['transform: rotate(-90deg) scale(0.9)', 0.5, 0.25],
    ])('turns forward on the half that is seen to be the later one, with %s', async (style, across, down) => {
      await book.evaluate((given) => document.getElementById('room')?.setAttribute('style', given), style);
      await book.moveTo(await book.pointAt(across, down));
      await book.press();
      await book.release();
      await book
        .until('state', 'read')
        .finally(() => book.evaluate(() => document.getElementById('room')?.removeAttribute('style')));
      expect(await book.openPage()).toBe(2);
    });

    test.each([
      [0.5, 'forward', 0.06, 4],
      [0.5, 'back', -0.06, 0],
      [1.2, 'forward', 0.06, 4],
      [1.2, 'back', -0.06, 0],
    ] as const)('zoomed to %f, turns %s by a click beside the spine as it is seen', async (zoom, _, side, page) => {
      await book.mount({ pageCount: 8, flippingTime, startPage: 2 });
      await book.evaluate((given) => document.getElementById('room')?.setAttribute('style', given), `zoom: ${zoom}`);
      const { spineX, y, width } = await book.evaluate(seenBook);
      await book.moveTo({ x: Math.round(spineX + side * width), y });
      await book.press();
      await book.release();
      await book
        .until('state', 'read')
        .finally(() => book.evaluate(() => document.getElementById('room')?.removeAttribute('style')));
      expect(await book.openPage()).toBe(page);
    });

    test('without clickEventForward turns by a click on a link, which is followed all the same', async () => {
      await book.mount({ pageCount: 8, flippingTime, clickEventForward: false });
      await book.evaluate(() => history.replaceState(null, '', '#elsewhere'));
      await book.moveTo(await book.evaluate(linkOn, 1));
      await book.press();
      await book.release();
      await book.until('state', 'read');
      expect(await book.openPage()).toBe(2);
      expect(await book.evaluate(() => location.hash)).toBe('#here');
    });
  });
});

/** Drags from one place to another, both as shares of the open book. */
async function drag(book: BookWindow, from: readonly [number, number], to: readonly [number, number]) {
  await book.moveTo(await book.pointAt(...from));
  await book.press();
  await book.moveTo(await book.pointAt(...to), 10);
  // A button that stayed down would be the next test's.
  await book.until('state', 'user_fold').finally(() => book.release());
}

async function click(book: BookWindow, across: number) {
  await book.moveTo(await book.pointAt(across, 0.6));
  await book.press();
  await book.release();
}

const framesLater = (count: number) =>
  new Promise<void>((resolve) => {
    const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
    next(count);
  });

/** The middle of the link on that page, which lies open. */
const linkOn = (page: number) => {
  const { x, y, width, height } = document.querySelectorAll('a')[page]?.getBoundingClientRect() ?? new DOMRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
};
/** Where the open book is seen, by what is hit: a rectangle may be in another unit where CSS `zoom` is at work. */
function seenBook(): { spineX: number; y: number; width: number } {
  const isBook = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-part="page"]') != null;
  const [across, down] = [innerWidth, innerHeight].map((length) => Array.from({ length }, (_, at) => at)) as [
    number[],
    number[],
  ];
  const y = (down.find((at) => isBook(innerWidth / 2 + 20, at)) ?? 0) + 30;
  const hit = across.filter((x) => isBook(x, y));
  return { spineX: ((hit[0] ?? 0) + (hit.at(-1) ?? 0)) / 2, y, width: hit.length };
}
