import { expect, test } from 'vitest';
import { inEachBrowser } from '../../drivers/inEachBrowser.ts';
import { openBook } from './BookWindow.ts';

inEachBrowser((open) => {
  test('rasterized text: zoomed text is as sharp after a drag there and back as before', async () => {
    const book = await openBook(open);
    await book.mount({ pageCount: 4, zoom: 2 });
    const before = await book.screenshot();
    const [here, there] = [await book.pointAt(0.5, 0.4), await book.pointAt(0.45, 0.35)];
    await book.moveTo(here);
    await book.press();
    await book.moveTo(there, 6);
    const pannedPicture = await book.screenshot();
    await book.moveTo(here, 6);
    await book.release();
    expect(pannedPicture.equals(before)).toBe(false);
    // WebKit paints the text sharp in one of the next frames.
    await expect.poll(async () => (await book.screenshot()).equals(before)).toBe(true);
  });
});
