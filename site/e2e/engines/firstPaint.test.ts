// Nothing but the document and its faces is asked for before a page is painted, in each engine's own account of it.
import { expect, inject, test } from 'vitest';
import { inEachEngine } from '../../../.ci/engines/inEachEngine.ts';

const site = inject('engineSite');

inEachEngine((open) => {
  test.each(['/', '/handheld', '/flipbook', '/resume'])(
    '%s is painted before its other files are asked for',
    async (path) => {
      const view = await open();
      await view.resize(1280, 900);
      await view.goto(site + path);
      const { firstPaint, files, policyRefused } = await view.evaluate(loaded);
      expect(firstPaint).toBeGreaterThan(0);
      expect(files.length).toBeGreaterThan(3);
      for (const { name, startTime } of files) expect([name, startTime >= firstPaint]).toEqual([name, true]);
      expect(policyRefused).toEqual([]);
    },
  );
});

/** Resolves when the page is hydrated. Clocks of some engines are rounded to a millisecond: so is the first paint, down. */
const loaded = () =>
  new Promise<{ firstPaint: number; files: { name: string; startTime: number }[]; policyRefused: string[] }>(
    (resolve) => {
      const look = () => {
        if (!document.querySelector('#root[data-state=started]')) return void requestAnimationFrame(look);
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        resolve({
          firstPaint: Math.floor(paint?.startTime ?? Number.NaN),
          files: performance
            .getEntriesByType('resource')
            // The fallback is for hosts that refuse the head's script, and has the last place.
            .filter(({ name }) => /\/assets\/(?!fallback-)[^/]*\.(css|js)$/.test(name))
            .map(({ name, startTime }) => ({ name, startTime })),
          policyRefused: window.messages.filter((message) => /policy/i.test(message)),
        });
      };
      look();
    },
  );
