import { beforeAll, describe, expect, test } from 'vitest';
import { inEachEngine } from '../../../../.ci/engines/inEachEngine.ts';
import { type BookWindow, openBook } from './BookWindow.ts';

const stretched = { pageCount: 8, size: 'stretch', minWidth: 200, maxWidth: 600 } as const;
const [wide, narrow] = [1000, 900] as const;
const height = 800;

inEachEngine((open) => {
  describe('a turn in a window that grows narrow', () => {
    let book: BookWindow;
    beforeAll(async () => {
      book = await openBook(open, { width: wide, height });
    });

    const begin = async (width: number, flippingTime: number) => {
      await book.resize(width, height);
      await book.mount({ ...stretched, flippingTime });
      await book.evaluate(() => void window.testBook.call('flipNext'));
    };
    const grownNarrow = async () => {
      const { width } = await book.evaluate(() => window.testBook.box());
      await book.resize(narrow, height);
      await expect.poll(() => book.evaluate(() => window.testBook.box().width)).toBeLessThan(width);
    };

    test('is where it would be in one that was always so', async () => {
      await begin(wide, 5000);
      await book.evaluate(heldAt, 2000);
      await grownNarrow();
      const resized = await book.evaluate(heldAt, 2000);
      await begin(narrow, 5000);
      expect(resized).toHaveLength(4);
      expect(resized).toEqual(await book.evaluate(heldAt, 2000));
    });
  });
});

/** Holds the turn at that time, and gives where its boxes are. Its time starts in a frame. */
const heldAt = (ms: number) =>
  new Promise<readonly string[]>((resolve) => {
    const hold = () => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = ms;
      }
      const boxes = document.querySelectorAll('[data-role] > div, [data-role] > div > div');
      resolve([...boxes].map((box) => getComputedStyle(box).transform));
    };
    requestAnimationFrame(() => requestAnimationFrame(hold));
  });
