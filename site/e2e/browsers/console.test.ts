import { expect, test } from 'vitest';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { openSite } from './SiteWindow.ts';

inEachBrowser((open) => {
  test('Tab and focus: the console keeps Tab inside the Start Menu, and makes the page below inert', async () => {
    const site = await openSite(open);
    await site.visit('/handheld');
    const isOnItem = () => site.evaluate(() => document.activeElement?.matches('[role="dialog"] :is(a, button)'));
    const focused = () => site.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel);
    // In this short window the panel overflows. Firefox would stop at it without its `tabIndex`.
    await site.resize(450, 480);
    await site.click('[data-button="start"]');
    await expect.poll(focused).toBe('Contact Info');
    const stops: unknown[] = [];
    do {
      const before = await focused();
      stops.push(before);
      await site.key('Tab');
      // Between two stops the focus may be on neither.
      await expect.poll(async () => ((await isOnItem()) ? focused() : 'neither')).not.toBeOneOf([before, 'neither']);
    } while (!stops.includes(await focused()) && stops.length < 10);
    expect(stops).toContain('Close menu');
    expect(await focused()).toBe('Contact Info');
    const pageBelow = await site.evaluate(() => {
      const heading = document.querySelector<HTMLElement>('[data-page-heading]');
      heading?.focus();
      return { isInert: heading?.closest('[inert]') !== null, hasFocus: document.activeElement === heading };
    });
    expect(pageBelow).toEqual({ isInert: true, hasFocus: false });
    expect(await site.messages()).toEqual([]);
  });

  test.each([3, 5, 8])(
    'lengths in container units: the edge of the screen does not cut into a line of page %i',
    async (page) => {
      const site = await openSite(open);
      await site.visit(`/handheld#page=${page}`);
      for (const [width, height] of [
        [450, 844],
        [1280, 720],
      ] as const) {
        await site.resize(width, height);
        await expect.poll(() => site.evaluate(cutLines)).toEqual([]);
      }
    },
  );
});

/**
 * The texts of lines that the lower edge of the unscrolled screen cuts. The outer 5 px of a line are
 * empty.
 */
const cutLines = () => {
  const article = document.querySelector('article');
  const bottom = article?.closest('[data-surface="lcd"]')?.getBoundingClientRect().bottom;
  if (!article || !bottom) throw new Error('The page is not on a screen.');
  const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const isCut = (line: DOMRect) => line.top < bottom - 5 && line.bottom > bottom + 5;
    if ([...range.getClientRects()].some(isCut)) lines.push(node.textContent ?? '');
  }
  return lines;
};
