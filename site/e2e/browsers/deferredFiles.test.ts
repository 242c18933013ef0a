// Files requested after hydration. A file that arrives must not fire an error event.
import { expect, test } from 'vitest';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { openSite } from './SiteWindow.ts';

inEachBrowser((open) => {
  test('the console’s lazy parts and the next screens load without an error event', async () => {
    const site = await openSite(open);
    await site.visit('/handheld');
    await site.click('[data-button="start"]');
    await expect.poll(() => site.textOf('[role=dialog]')).toBeTruthy();
    await site.key('Escape');
    for (const path of ['/resume', '/', '/flipbook']) {
      const title = await site.evaluate(() => document.title);
      await site.click(`header a[href="${path}"]`);
      await expect.poll(() => site.evaluate(() => document.title)).not.toBe(title);
    }
    expect(await site.messages()).toEqual([]);
  });
});
