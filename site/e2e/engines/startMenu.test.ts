import { beforeEach, describe, expect, test } from 'vitest';
import { inEachEngine } from '../../../.ci/engines/inEachEngine.ts';
import { openSite, type SiteWindow } from './SiteWindow.ts';

const start = '[data-button="start"]';
const menu = '[role="dialog"]';

inEachEngine((open) => {
  describe('the Start Menu', () => {
    let site: SiteWindow;
    beforeEach(async () => {
      site = await openSite(open);
      await site.visit('/handheld');
    });

    const isOpen = () => site.evaluate((selector) => document.querySelector(selector) !== null, menu);
    const focused = () => site.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel);

    test('takes the focus, and gives it back to the button that opened it', async () => {
      await site.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), start);
      await site.key('Enter');
      await expect.poll(focused).toBe('Contact Info');
      await site.key('Escape');
      await expect.poll(isOpen).toBe(false);
      expect(await site.evaluate((selector) => document.activeElement?.matches(selector), start)).toBe(true);
      expect(await site.messages()).toEqual([]);
    });

    test('keeps Tab inside, and what lies under it can have neither focus nor clicks', async () => {
      await site.click(start);
      await expect.poll(focused).toBe('Contact Info');
      const seen: unknown[] = [];
      do {
        seen.push(await focused());
        await site.key('Tab');
        expect(await site.evaluate((selector) => document.activeElement?.closest(selector) !== null, menu)).toBe(true);
      } while (!seen.includes(await focused()) && seen.length < 10);
      expect(seen).toContain('Close menu');
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
