import { expect, test } from 'vitest';
import { inEachBrowser } from '../../drivers/inEachBrowser.ts';
import { openBook } from './BookWindow.ts';

inEachBrowser((open) => {
  test('pages out of sight are left for find-in-page, and are neither visible nor reached by Tab', async () => {
    const book = await openBook(open);
    await book.mount({ pageCount: 8, showCover: true });
    const hidden = await book.evaluate(() =>
      [...document.querySelectorAll('.colour')].slice(1).map((one) => ({
        how: one.closest('[hidden]')?.getAttribute('hidden'),
        isVisible: one.checkVisibility(),
      })),
    );
    expect(hidden).toEqual(Array(7).fill({ how: 'until-found', isVisible: false }));
    await book.evaluate(() => document.querySelector<HTMLElement>('[data-flipbook]')?.focus());
    await book.key('Tab');
    expect(await book.evaluate(() => document.activeElement?.textContent)).toBe('A link on page 0');
    await book.key('Tab');
    expect(await book.evaluate(() => document.activeElement?.closest('.colour'))).toBeNull();
  });
});
