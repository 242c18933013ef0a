// Files that a page asks for once it is hydrated. An element whose file has arrived must not fire an error.
import { expect, test } from 'vitest';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { openSite } from './SiteWindow.ts';

inEachBrowser((open) => {
  test('the console’s later parts, and the screens after it, come without an error event', async () => {
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
