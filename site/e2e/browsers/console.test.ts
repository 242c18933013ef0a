import { beforeEach, describe, expect, test } from 'vitest';
import type { Key } from '../drivers/BrowserWindow.ts';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { openSite, type SiteWindow } from './SiteWindow.ts';

const button = (name: string) => `[data-button="${name}"]`;

inEachBrowser((open) => {
  describe('the console', () => {
    let site: SiteWindow;
    beforeEach(async () => {
      site = await openSite(open);
      await site.visit('/handheld');
    });
    const expectPage = (title: string) => expect.poll(() => site.textOf('[data-page-heading]')).toBe(title);

    test('turns pages by keys, but by letter keys only with the focus inside', async () => {
      const press = async (key: Key, title: string) => {
        await site.key(key);
        await expectPage(title);
      };
      await press('ArrowRight', "Player One's Quest to Find a Job");
      await press('ArrowLeft', 'Instructions');
      await site.key('x');
      await expectPage('Instructions');
      await site.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), button('select'));
      await site.key('x');
      await expectPage("Player One's Quest to Find a Job");
      await press('Escape', 'Instructions');
      await press('Backspace', "Player One's Quest to Find a Job");
      expect(await site.messages()).toEqual([]);
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
      const under = await site.evaluate(() => {
        const heading = document.querySelector<HTMLElement>('[data-page-heading]');
        heading?.focus();
        return { isInert: heading?.closest('[inert]') !== null, hasFocus: document.activeElement === heading };
      });
      expect(under).toEqual({ isInert: true, hasFocus: false });
    });
  });
});
