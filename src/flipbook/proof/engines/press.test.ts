import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inEachEngine } from '../../../../.ci/engines/inEachEngine.ts';
import { type BookWindow, openBook } from './BookWindow.ts';

const flippingTime = 300;

/** What a browser makes of a press beside telling the page of it: the focus moves, text is selected, links are dragged. */
inEachEngine((open, { name }) => {
  let book: BookWindow;
  beforeAll(async () => {
    book = await openBook(open);
  });
  beforeEach(async () => {
    await book.evaluate(() => getSelection()?.removeAllRanges());
    await book.mount({ pageCount: 8, flippingTime });
  });

  test('gives the book the focus by a click, without a ring, and keys turn it from then on', async () => {
    await book.moveTo(await book.pointAt(0.75, 0.6));
    await book.clickHere();
    await book.until('state', 'read');
    expect(await book.evaluate(focused)).toEqual({ isInBook: true, hasRing: false });
    await book.forget();
    await book.key('ArrowRight');
    await book.until('state', 'read');
    expect(await book.openPage()).toBe(4);
  });

  test('selects no text with a drag that begins on it', async () => {
    await book.moveTo(await book.evaluate(wordOn, 1));
    await book.press();
    await book.moveTo(await book.pointAt(0.4, 0.5), 10);
    await book.until('state', 'user_fold').finally(() => book.release());
    await book.until('state', 'read');
    expect(await book.openPage()).toBe(2);
    expect(await book.evaluate(selectedText)).toBe('');
  });

  test('drags no link along, and none of its text, where links keep no presses', async () => {
    await book.mount({ pageCount: 8, flippingTime, clickEventForward: false });
    await book.evaluate(() => history.replaceState(null, '', '#elsewhere'));
    await book.moveTo(await book.evaluate(linkOn, 1));
    await book.press();
    await book.moveTo(await book.pointAt(0.4, 0.5), 10);
    await book.until('state', 'user_fold').finally(() => book.release());
    await book.until('state', 'read');
    expect(await book.events()).toEqual([0, 'user_fold', 'flipping', 2, 'read']);
    expect(await book.evaluate(selectedText)).toBe('');
    expect(await book.evaluate(() => location.hash)).toBe('#elsewhere');
  });

  // Two presses of Firefox's driver are no double click.
  test.runIf(name === 'WebKit')(
    'turns once by a double click on text, and selects the word that comes to light',
    async () => {
      await book.moveTo(await book.evaluate(wordOn, 1));
      await book.clickHere(2);
      await book.until('state', 'read');
      expect(await book.openPage()).toBe(2);
      expect((await book.evaluate(selectedText)).trim()).toBe('Page');
    },
  );

  test('turns twice by a double click beside text, and selects nothing', async () => {
    await book.moveTo(await book.pointAt(0.8, 0.7));
    await book.clickHere(2);
    // A second click that comes late finds the first page landed.
    await book.until('flip', 4);
    expect(await book.openPage()).toBe(4);
    expect(await book.evaluate(selectedText)).toBe('');
  });
});

/** On the first word of the heading of that page, which lies open. */
const wordOn = (page: number) => {
  const range = document.createRange();
  const words = document.querySelectorAll('h2')[page]?.firstChild;
  if (words) {
    range.setStart(words, 1);
    range.setEnd(words, 3);
  }
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
};

const selectedText = () => String(getSelection());

const focused = () => {
  const focus = document.activeElement;
  return { isInBook: focus?.closest('[data-flipbook]') != null, hasRing: focus?.matches(':focus-visible') === true };
};

/** The middle of the link on that page, which lies open. */
const linkOn = (page: number) => {
  const { x, y, width, height } = document.querySelectorAll('a')[page]?.getBoundingClientRect() ?? new DOMRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
};
