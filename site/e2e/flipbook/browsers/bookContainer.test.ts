import { beforeAll, describe, expect, test } from 'vitest';
import { inEachBrowser } from '../../drivers/inEachBrowser.ts';
import { type BookWindow, openBook } from './BookWindow.ts';

/** A window just tall enough for the book. */
const height = 440;

inEachBrowser((open) => {
  describe('clipping: a turn that sticks out of the flipbook never makes the window scroll', () => {
    let view: BookWindow;
    beforeAll(async () => {
      view = await openBook(open, { height });
      await view.evaluate(() => document.getElementById('container')?.style.setProperty('padding', '0'));
    });

    test.each([
      [1280, 'ltr'],
      [500, 'rtl'],
    ] as const)('in %i px, %s', async (width, direction) => {
      await view.resize(width, height);
      await view.mount({ pageCount: 8, startPage: 2, flippingTime: 300, direction });
      const sizes = await view.evaluate(async () => {
        const sizesOfFrames = new Set<string>();
        let isTurning = true;
        const recordSize = (): void => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          sizesOfFrames.add(`${scrollWidth} x ${scrollHeight}`);
          if (isTurning) requestAnimationFrame(recordSize);
        };
        recordSize();
        for (const method of ['flipNext', 'flipPrev'] as const) await window.testBook.call(method);
        isTurning = false;
        return [...sizesOfFrames];
      });
      expect(sizes).toHaveLength(1);
      expect(Number.parseInt(sizes[0] ?? '', 10)).toBe(width);
    });
  });

  test("hidden pages: a page's first layout effect measures its final size, visible or not", async () => {
    const view = await openBook(open, { height });
    await view.mount({ pageCount: 6, size: 'stretch', minWidth: 100, maxWidth: 300 });
    const sizes = await view.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.color')].map(({ dataset }) => dataset.firstSize),
    );
    expect(sizes).toEqual(Array(6).fill('300 x 400'));
  });
});
