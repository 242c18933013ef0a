import { beforeEach, describe, expect, test } from 'vitest';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { openSite, type SiteWindow } from './SiteWindow.ts';

const button = (name: string) => `[data-button="${name}"]`;

inEachBrowser((open) => {
  describe('Tab and focus: the console', () => {
    let site: SiteWindow;
    beforeEach(async () => {
      site = await openSite(open);
      await site.visit('/handheld');
    });
    const isOnItem = () => site.evaluate(() => document.activeElement?.matches('[role="dialog"] :is(a, button)'));
    const focused = () => site.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel);

    test('moves the focus into the Start Menu, and back to the button that opened it', async () => {
      await site.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), button('start'));
      await site.key('Enter');
      await expect.poll(focused).toBe('Contact Info');
      await site.key('Escape');
      await expect.poll(() => site.textOf('[role="dialog"]')).toBeFalsy();
      expect(await site.evaluate((selector) => document.activeElement?.matches(selector), button('start'))).toBe(true);
      expect(await site.messages()).toEqual([]);
    });

    test('keeps Tab inside the Start Menu, and makes the page below inert', async () => {
      // In this low window the panel overflows, which makes it a Tab stop in Firefox.
      await site.resize(450, 480);
      await site.click(button('start'));
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
    });
  });
});
