import { describe, expect, inject, test } from 'vitest';
import { inEachEngine } from '../inEachEngine.ts';

const address = inject('engineBook');

inEachEngine((open) => {
  describe('what moves beyond the book gives the window nothing to scroll to', () => {
    test.each([
      ['two pages', 1280, 'ltr'],
      ['two pages, right to left', 1280, 'rtl'],
      ['one page', 500, 'ltr'],
      ['one page, right to left', 500, 'rtl'],
    ] as const)('%s', async (_, width, direction) => {
      const view = await open();
      // Just high enough for the book.
      await view.resize(width, 440);
      await view.goto(address);
      await view.evaluate(
        (read) => window.testBook.mount({ pageCount: 8, startPage: 2, flippingTime: 300, direction: read }),
        direction,
      );
      const sizes = await view.evaluate(async () => {
        const seen = new Set<string>();
        let watches = true;
        const look = (): void => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          seen.add(`${scrollWidth} x ${scrollHeight}`);
          if (watches) requestAnimationFrame(look);
        };
        look();
        for (const method of ['flipNext', 'flipPrev'] as const) await window.testBook.call(method);
        watches = false;
        return [...seen];
      });
      expect(sizes).toHaveLength(1);
      expect(Number.parseInt(sizes[0] ?? '', 10)).toBe(width);
    });
  });

  test('a corner stays up under a pointer that rests 3 px from it', async () => {
    const view = await open();
    await view.resize(1280, 440);
    await view.goto(address);
    await view.evaluate(() => window.testBook.mount({ pageCount: 8, startPage: 2 }));
    const corner = await view.evaluate(() => {
      const { right, bottom } =
        document.querySelector('[data-flipbook]')?.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      return { x: Math.round(right) - 3, y: Math.round(bottom) - 3 };
    });
    await view.moveTo(corner);
    // A corner that does not stay falls within 50 ms.
    await view.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 300)));
    expect(
      await view.evaluate(() =>
        window.testBook.records.flatMap(({ event, value }) => (event === 'state' ? value : [])),
      ),
    ).toEqual(['fold_corner']);
  });
});
