import { beforeAll, describe, expect, test } from 'vitest';
import { inEachBrowser } from '../../drivers/inEachBrowser.ts';
import { type BookWindow, openBook } from './BookWindow.ts';

/** A window just high enough for the book. */
const height = 440;

inEachBrowser((open) => {
  describe('a turn that sticks out of the flipbook never makes the window scroll', () => {
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
        const seenSizes = new Set<string>();
        let watches = true;
        const look = (): void => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          seenSizes.add(`${scrollWidth} x ${scrollHeight}`);
          if (watches) requestAnimationFrame(look);
        };
        look();
        for (const method of ['flipNext', 'flipPrev'] as const) await window.testBook.call(method);
        watches = false;
        return [...seenSizes];
      });
      expect(sizes).toHaveLength(1);
      expect(Number.parseInt(sizes[0] ?? '', 10)).toBe(width);
    });
  });

  describe('a container sized by its content can shrink to a single page', () => {
    test.each(['grid', 'inline-block'])('%s', async (display) => {
      const view = await openBook(open, { height });
      await view.evaluate((value) => {
        document.body.style.display = 'grid';
        const container = document.getElementById('container');
        if (container) Object.assign(container.style, { display: value, padding: '0' });
      }, display);
      const widths: number[] = [];
      for (const width of [1280, 500, 1280]) {
        await view.resize(width, height);
        if (widths.length === 0) await view.mount({ pageCount: 8 });
        widths.push(
          await view.evaluate(async () => {
            for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
            return window.testBook.box().width;
          }),
        );
      }
      expect(widths).toEqual([600, 300, 600]);
    });
  });

  test("a page's first layout effect measures its final size, visible or not", async () => {
    const view = await openBook(open, { height });
    await view.mount({ pageCount: 6, size: 'stretch', minWidth: 100, maxWidth: 300 });
    const sizes = await view.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.color')].map(({ dataset }) => dataset.firstSize),
    );
    expect(sizes).toEqual(Array(6).fill('300 x 400'));
  });

  test('a turn in a narrowed window has the same pose as in a window that was always narrow', async () => {
    const [wide, narrow] = [1000, 900];
    const view = await openBook(open, { width: wide });
    const begin = async () => {
      await view.mount({ pageCount: 8, size: 'stretch', minWidth: 200, maxWidth: 600, flippingTime: 5000 });
      await view.evaluate(() => void window.testBook.call('flipNext'));
    };
    const widthNow = () => view.evaluate(() => window.testBook.box().width);
    await begin();
    await view.evaluate(heldAt, 2000);
    const width = await widthNow();
    await view.resize(narrow, 900);
    await expect.poll(widthNow).toBeLessThan(width);
    const resized = await view.evaluate(heldAt, 2000);
    await begin();
    expect(resized).toHaveLength(4);
    expect(resized).toEqual(await view.evaluate(heldAt, 2000));
  });
});

/** Freezes the turn at that time and returns its transforms. A turn starts in the next frame. */
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
