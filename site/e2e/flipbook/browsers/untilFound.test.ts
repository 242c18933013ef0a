import { beforeAll, describe, expect, test } from 'vitest';
import { inEachBrowser } from '../../drivers/inEachBrowser.ts';
import { type BookWindow, openBook } from './BookWindow.ts';

inEachBrowser((open) => {
  describe('`hidden=until-found`: hidden pages', () => {
    let book: BookWindow;
    beforeAll(async () => {
      book = await openBook(open);
      await book.mount({ pageCount: 8, showCover: true });
    });

    test('are invisible and skipped by Tab, but open to find-in-page', async () => {
      const hiddenPages = await book.evaluate(() =>
        [...document.querySelectorAll('.color')].slice(1).map((page) => ({
          attribute: page.closest('[hidden]')?.getAttribute('hidden'),
          isVisible: page.checkVisibility(),
        })),
      );
      expect(hiddenPages).toEqual(hiddenPages.map(() => ({ attribute: 'until-found', isVisible: false })));
      await book.evaluate(() => document.querySelector<HTMLElement>('[data-flipbook]')?.focus());
      await book.key('Tab');
      expect(await book.evaluate(() => document.activeElement?.textContent)).toBe('A link on page 0');
      await book.key('Tab');
      expect(await book.evaluate(() => document.activeElement?.closest('.color'))).toBeNull();
    });

    test('open when a form is submitted with an empty required field on them, and the field gets the focus', async () => {
      await book.mount({ pageCount: 8, showCover: true });
      await book.evaluate(() => {
        const form = document.createElement('form');
        form.id = 'form';
        form.innerHTML = '<button style="position: fixed; bottom: 0; left: 0; width: 90px; height: 40px">Send</button>';
        document.body.append(form);
        for (const page of [4, 6]) {
          const field = document.createElement('input');
          field.required = true;
          field.setAttribute('form', 'form');
          document.querySelectorAll('.color')[page]?.append(field);
        }
      });
      const send = await book.evaluate(() => ({ x: 45, y: innerHeight - 20 }));
      await book.moveTo(send);
      await book.clickHere();
      await book.until('flip', 3);
      expect(await book.evaluate(() => document.activeElement?.closest('.color')?.textContent)).toContain('Page 4');
      expect(await book.evaluate(() => document.querySelectorAll('.color')[6]?.checkVisibility())).toBe(false);
    });
  });
});
