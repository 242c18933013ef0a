import { describe, expect, test } from 'vitest';
import { inEachEngine } from '../../../.ci/engines/inEachEngine.ts';
import { openSite } from './SiteWindow.ts';

const routes = ['/', '/homepage', '/handheld', '/flipbook', '/resume', '/no/such/page'];

inEachEngine((open) => {
  describe('every route is drawn and hydrated without an error or a policy violation', () => {
    test.each(routes)('%s', async (path) => {
      const site = await openSite(open);
      await site.visit(path);
      expect(await site.textOf('main h1')).toBeTruthy();
      expect(await site.messages()).toEqual([]);
    });
  });
});
