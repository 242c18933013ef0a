// Each route is drawn and hydrated in silence, and nothing but its document and faces is asked for before it is painted, in each
// browser's own account of it.
import { expect, test } from 'vitest';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { openSite } from './SiteWindow.ts';

inEachBrowser((open) => {
  test.each(['/', '/homepage', '/handheld', '/flipbook', '/resume', '/no/such/page'])(
    '%s is painted before its other files are asked for, and hydrated without an error or a policy violation',
    async (path) => {
      const site = await openSite(open);
      await site.visit(path);
      expect(await site.textOf('main h1')).toBeTruthy();
      const { firstPaint, files } = await site.evaluate(loaded);
      expect(firstPaint).toBeGreaterThan(0);
      expect(files.length).toBeGreaterThanOrEqual(3);
      for (const { name, startTime } of files) expect([name, startTime >= firstPaint]).toEqual([name, true]);
      expect(await site.messages()).toEqual([]);
    },
  );
});

/** Clocks of some browsers are rounded to a millisecond: so is the first paint, down. */
const loaded = () => ({
  firstPaint: Math.floor(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
  files: performance
    .getEntriesByType('resource')
    // The fallback is for hosts that refuse the head's script, and has the last place.
    .filter(({ name }) => /\/assets\/(?!fallback-)[^/]*\.(css|js)$/.test(name))
    .map(({ name, startTime }) => ({ name, startTime })),
});
