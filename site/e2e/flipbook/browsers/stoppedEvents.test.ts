import { expect, test } from 'vitest';
import { inEachBrowser } from '../../drivers/inEachBrowser.ts';
import { openBook } from './BookWindow.ts';

inEachBrowser((open) => {
  test('a book turns by a drag, a click and a key in a room that stops their events', async () => {
    const book = await openBook(open);
    await book.mount({ pageCount: 8, flippingTime: 300 });
    await book.evaluate(() => {
      const container = document.getElementById('container');
      for (const type of ['pointerdown', 'pointermove', 'pointerup', 'mousedown', 'click', 'keydown'])
        container?.addEventListener(type, (event) => event.stopPropagation());
    });
    await book.drag([0.95, 0.6], [0.4, 0.6]);
    expect(await book.landed()).toBe(2);
    await book.forget();
    await book.clickAt(0.25, 0.6);
    expect(await book.landed()).toBe(0);
    await book.forget();
    await book.key('ArrowRight');
    expect(await book.landed()).toBe(2);
  });
});
