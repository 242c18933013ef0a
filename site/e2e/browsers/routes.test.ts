// Each route hydrates without messages. According to the browser's performance entries, it is
// painted before it requests style sheets and scripts.
import { expect, test } from 'vitest';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { openSite } from './SiteWindow.ts';

inEachBrowser((open) => {
  test.each(['/', '/handheld', '/flipbook', '/resume', '/no/such/page'])(
    'loading order: %s is painted before it requests sheets and scripts, and hydrates without an error or policy violation',
    async (path) => {
      const site = await openSite(open);
      await site.visit(path);
      expect(await site.evaluate(() => document.querySelector('main h1')?.textContent.trim())).toBeTruthy();
      const { firstPaint, files } = await site.evaluate(readTimings);
      expect(firstPaint).toBeGreaterThan(0);
      expect(files.length).toBeGreaterThanOrEqual(3);
      for (const { name, startTime } of files) expect([name, startTime >= firstPaint]).toEqual([name, true]);
      expect(await site.messages()).toEqual([]);
    },
  );
});

/** Rounds the first paint down, because some browsers round their clocks to a millisecond. */
const readTimings = () => ({
  firstPaint: Math.floor(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
  files: performance
    .getEntriesByType('resource')
    // The fallback script may load earlier: it replaces the script in the head if that is blocked.
    .filter(({ name }) => /\/assets\/(?!fallback-)[^/]*\.(css|js)$/.test(name))
    .map(({ name, startTime }) => ({ name, startTime })),
});
