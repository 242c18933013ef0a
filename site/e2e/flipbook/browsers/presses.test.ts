import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inEachBrowser } from '../../drivers/inEachBrowser.ts';
import { type BookWindow, openBook } from './BookWindow.ts';

const book8 = { pageCount: 8, flippingTime: 300 } as const;
/** A lifted corner would have fallen within this many frames: a lift takes three. */
const restFrames = 20;

// Browsers handle these presses differently: focus, selections, dragged links, frames, zoom, clocks.
inEachBrowser((open, { name }) => {
  let book: BookWindow;
  beforeAll(async () => {
    book = await openBook(open);
  });
  beforeEach(async () => {
    await book.moveTo({ x: 10, y: 10 });
    await book.evaluate(() => {
      document.getElementById('container')?.removeAttribute('style');
      getSelection()?.removeAllRanges();
      history.replaceState(null, '', '#elsewhere');
    });
    await book.mount(book8);
  });

  const selectedText = () => book.evaluate(() => String(getSelection()));

  // In an idle Firefox, the page's clock stays at the last frame, which may be seconds old.
  test('an idle clock: a lifted corner stays lifted while the mouse rests', async () => {
    const corner = await book.pointAt(1, 1);
    await book.moveTo({ x: corner.x - 3, y: corner.y - 3 });
    await book.until('state', 'fold_corner');
    await book.evaluate(waitFrames, restFrames);
    expect(await book.events()).toEqual([0, 'fold_corner']);
    await book.moveTo({ x: 10, y: 10 });
    await book.until('state', 'read');
    expect(await book.events()).toEqual([0, 'fold_corner', 'read']);
  });

  test('native selection: a drag past the spine turns the page and selects nothing', async () => {
    await book.drag(await book.pointAt(0.95, 0.6), await book.pointAt(0.4, 0.6));
    expect(await book.pageAfterTurn()).toBe(2);
    expect(await book.events()).toEqual([0, 'user_fold', 'flipping', 2, 'read']);
    expect(await selectedText()).toBe('');
  });

  test('native dragging: without `clickEventForward`, a drag over a link folds the page, and drags no link', async () => {
    await book.mount({ ...book8, clickEventForward: false });
    await book.drag(await book.evaluate(middleOf, 'a', 1), await book.pointAt(0.4, 0.5));
    expect(await book.pageAfterTurn()).toBe(2);
    expect(await book.events()).toEqual([0, 'user_fold', 'flipping', 2, 'read']);
    expect([await selectedText(), await book.evaluate(() => location.hash)]).toEqual(['', '#elsewhere']);
  });

  test.each([
    [0.5, 'forward', 0.06, 4],
    [1.2, 'back', -0.06, 0],
  ] as const)('rectangles under `zoom: %f`: a click beside the visible spine turns %s', async (zoom, _, side, page) => {
    await book.mount({ ...book8, startPage: 2 });
    await book.evaluate((style) => document.getElementById('container')?.setAttribute('style', style), `zoom: ${zoom}`);
    const { spineX, y, width } = await book.evaluate(visibleBook);
    await book.moveTo({ x: Math.round(spineX + side * width), y });
    await book.clickHere();
    expect(await book.pageAfterTurn()).toBe(page);
  });

  test('focus by mouse: a click focuses the flipbook without a ring, and keys turn it afterward', async () => {
    await book.moveTo(await book.pointAt(0.75, 0.6));
    await book.clickHere();
    await book.pageAfterTurn();
    const [isInBook, hasRing] = await book.evaluate(() => {
      const focus = document.activeElement;
      return [focus?.closest('[data-flipbook]') != null, focus?.matches(':focus-visible')];
    });
    expect([isInBook, hasRing]).toEqual([true, false]);
    await book.evaluate(() => window.testBook.forget());
    await book.key('ArrowRight');
    expect(await book.pageAfterTurn()).toBe(4);
  });

  // Firefox's driver cannot double-click.
  test.runIf(name === 'WebKit')(
    'native selection: a double click on text turns once, and selects the word under the pointer',
    async () => {
      await book.moveTo(await book.evaluate(firstWordOf, 1));
      await book.clickHere(2);
      expect(await book.pageAfterTurn()).toBe(2);
      expect((await selectedText()).trim()).toBe('Page');
    },
  );

  test('pointers in frames: a lifted corner falls when the mouse enters an iframe on the page', async () => {
    await book.evaluate(() => {
      const style = 'position: absolute; right: 60px; bottom: 60px; width: 120px; height: 120px';
      const frame = `<iframe title="Map" srcdoc="A map" style="${style}"></iframe>`;
      document.querySelector('[data-index="1"] .color')?.insertAdjacentHTML('beforeend', frame);
    });
    const { x, y } = await book.pointAt(1, 1);
    await book.moveTo({ x: x - 8, y: y - 8 });
    await book.until('state', 'fold_corner');
    await book.moveTo({ x: x - 120, y: y - 120 }, 2);
    await book.until('state', 'read');
  });

  test('native selection: a double click beside text turns twice, and selects nothing', async () => {
    await book.moveTo(await book.pointAt(0.8, 0.7));
    await book.clickHere(2);
    // The second click may come after the first turn has landed.
    await book.until('flip', 4);
    expect(await selectedText()).toBe('');
  });

  test('focus by mouse: arrow keys turn after a press on a button that names the book in `aria-controls`', async () => {
    await book.evaluate(() => {
      document.querySelector('[data-flipbook]')?.setAttribute('id', 'colors');
      const style = 'position: fixed; inset: 0 auto auto 0; width: 80px; height: 40px';
      document.body.insertAdjacentHTML('beforeend', `<button aria-controls="colors" style="${style}">Next</button>`);
    });
    await book.moveTo({ x: 40, y: 20 });
    await book.clickHere();
    await book.key('ArrowRight');
    await book.until('flip', 2);
  });

  test('no press of these tests logs an error or a warning', async () => {
    expect(await book.evaluate(() => window.messages)).toEqual([]);
  });
});

const waitFrames = (count: number) =>
  new Promise<void>((resolve) => {
    const wait = (frames: number) => (frames === 0 ? resolve() : requestAnimationFrame(() => wait(frames - 1)));
    wait(count);
  });

const middleOf = (selector: string, at: number) => {
  const box = document.querySelectorAll(selector)[at]?.getBoundingClientRect() ?? new DOMRect();
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
};

/** A point on the first word of a page's heading. */
const firstWordOf = (page: number) => {
  const range = document.createRange();
  const text = document.querySelectorAll('h2')[page]?.firstChild;
  if (text) {
    range.setStart(text, 1);
    range.setEnd(text, 3);
  }
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
};

/** Finds the visible book by hit tests, because rectangles may use another unit under CSS `zoom`. */
const visibleBook = () => {
  const isBook = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-part="page"]') != null;
  const upTo = (length: number) => Array.from({ length }, (_, index) => index);
  const y = (upTo(innerHeight).find((top) => isBook(innerWidth / 2 + 20, top)) ?? 0) + 30;
  const hits = upTo(innerWidth).filter((x) => isBook(x, y));
  return { spineX: ((hits[0] ?? 0) + (hits.at(-1) ?? 0)) / 2, y, width: hits.length };
};
