import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inEachEngine } from '../../../../.ci/engines/inEachEngine.ts';
import { type BookWindow, openBook } from './BookWindow.ts';

const flippingTime = 300;

/** What lies above a page, or beside the book. */
inEachEngine((open) => {
  let book: BookWindow;
  beforeAll(async () => {
    book = await openBook(open);
  });
  beforeEach(async () => {
    await book.mount({ pageCount: 8, flippingTime });
    await book.forget();
  });

  test.each(['dialog', 'popover'] as const)('leaves a %s on a page its presses and its keys', async (kind) => {
    const middle = await book.evaluate(openNote, kind);
    await book.key('ArrowRight');
    await book.moveTo(middle);
    await book.clickHere();
    // Beside its words a modal dialog has a backdrop, above the book.
    if (kind === 'dialog') {
      await book.moveTo(await book.pointAt(0.98, 0.98), 4);
      await book.clickHere();
    }
    expect(await book.events()).toEqual([]);
    expect(await book.evaluate(closeNote)).toBe(true);
    await book.moveTo(await book.pointAt(0.8, 0.6), 4);
    await book.clickHere();
    await book.until('flip', 2);
  });

  test('goes on with arrow keys after a press on a button that controls it', async () => {
    await book.moveTo(await book.evaluate(addButton));
    await book.clickHere();
    await book.key('ArrowRight');
    await book.until('flip', 2);
  });
});

/** Puts a note on the right page, and opens it in the middle of the window. Returns the middle of its words. */
const openNote = (kind: 'dialog' | 'popover') => {
  const note = document.createElement(kind === 'dialog' ? 'dialog' : 'div');
  note.id = 'note';
  note.innerHTML = '<p>Words</p><button type="button">Close</button>';
  document.querySelectorAll('.colour')[1]?.append(note);
  if (note instanceof HTMLDialogElement) note.showModal();
  else {
    note.popover = 'manual';
    note.showPopover();
  }
  note.querySelector('button')?.focus();
  const { x, y, width, height } = note.querySelector('p')?.getBoundingClientRect() ?? new DOMRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
};

/** Takes the note away. Returns whether it was open until then. */
const closeNote = () => {
  const note = document.getElementById('note');
  const isOpen = note?.matches('dialog[open],:popover-open') ?? false;
  note?.remove();
  return isOpen;
};

/** Puts a button that controls the book into the window's corner. Returns its middle. */
const addButton = () => {
  document.querySelector('[data-flipbook]')?.setAttribute('id', 'colours');
  const button = document.createElement('button');
  button.setAttribute('aria-controls', 'colours');
  button.textContent = 'Next';
  button.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 80px; height: 40px';
  document.body.append(button);
  return { x: 40, y: 20 };
};
