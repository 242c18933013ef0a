// A host whose own policy refuses all that stands in a page itself: its scripts and styles come as files, and so do its faces.
import { expect, inject, test, vi } from 'vitest';
import { aliveMs } from '../../../.ci/engines/aliveMs.ts';
import { inEachEngine } from '../../../.ci/engines/inEachEngine.ts';
import { isHydrated } from '../../../.ci/site/isHydrated.ts';

const hosts = { usual: inject('engineSite'), strict: inject('strictEngineSite') };

inEachEngine((open) => {
  test.each(['/handheld', '/flipbook', '/resume'])(
    '%s is laid out on a host that refuses inline styles as on any other',
    async (path) => {
      const view = await open();
      await view.resize(1280, 900);
      const layouts: Layout[] = [];
      for (const host of [hosts.usual, hosts.strict]) {
        await view.goto(host + path);
        await vi.waitUntil(() => view.evaluate(isHydrated), { timeout: aliveMs });
        layouts.push(await vi.waitUntil(() => view.evaluate(layout), { timeout: aliveMs }));
      }
      const [usual, refusing] = layouts;
      expect(refusing?.faces).toEqual(usual?.faces);
      expect(refusing?.places.length).toBe(usual?.places.length);
      // The room of the book may be measured while a stand-in is shown: a part of a pixel.
      const moved = usual?.places.filter((place, at) =>
        place.some((px, one) => off(px, refusing?.places[at]?.[one]) >= 1),
      );
      expect(moved).toEqual([]);
    },
  );
});

/** Distances from the window's edges and sizes of all words, in CSS px. */
type Layout = { places: number[][]; faces: string[] };

const off = (from: number, to = Number.NaN) => Math.abs(to - from);

/**
 * Where the page's words are, and which faces have come; nothing while a face is on its way, or something moves to where the
 * styles have it; what moves for ever stays there. A stand-in may not be needed.
 */
const layout = (): Layout | false =>
  document.fonts.status === 'loaded' &&
  document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
    ) && {
    places: Array.from(document.querySelectorAll('#root :is(h1, h2, p, a, button)'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    }),
    faces: Array.from(document.fonts, ({ family, weight, status }) => `${family} ${weight} ${status}`)
      .filter((face) => !face.includes('stand-in'))
      .sort(),
  };
