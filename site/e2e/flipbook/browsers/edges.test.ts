// For Firefox and WebKit. In Chromium, the pictures of stories cover the edges.
import { expect, test } from 'vitest';
import { inEachBrowser } from '../../drivers/inEachBrowser.ts';
import { decodePng } from '../../pictures/decodePng.ts';
import { openBook } from './BookWindow.ts';

inEachBrowser((open) => {
  test('painting: each leaf has a line in the stack beside the pages', async () => {
    const book = await openBook(open);
    await book.mount({ pageCount: 10, startPage: 4, thickness: 4 });
    const { x, y } = await book.pointAt(1, 0.5);
    const { width, data } = await decodePng(await book.screenshot());
    const redAt = (column: number) => data[(y * width + x + column) * 4];
    // The stack has two leaves of 4 px, each with its line on the outer side.
    expect(redAt(3)).toBeLessThan(Number(redAt(2)) - 20);
    expect(redAt(2)).toBe(255);
  });
});
