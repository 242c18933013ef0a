import { expect, test } from 'vitest';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { openSite } from './SiteWindow.ts';

inEachBrowser((open) => {
  test('Tab and focus: the console keeps Tab inside the Start Menu, and makes the page below inert', async () => {
    const site = await openSite(open);
    await site.visit('/handheld');
    const isOnItem = () => site.evaluate(() => document.activeElement?.matches('[role="dialog"] :is(a, button)'));
    const focused = () => site.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel);
    // In this low window the panel overflows, which makes it a Tab stop in Firefox.
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
});
