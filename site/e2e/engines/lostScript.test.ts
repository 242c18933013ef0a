// The site's script is lost, as over a line that breaks. How a file is lost in every other way is tried in Chromium.
import { expect, inject, test } from 'vitest';
import { inEachEngine } from '../../../.ci/engines/inEachEngine.ts';

const site = inject('engineSite');

inEachEngine((open) => {
  test.each([500, 1280])('the booklet is its eight pages in order, and a line says why: %i px', async (width) => {
    const view = await open();
    await view.resize(width, 900);
    await view.goto(`${site}/lost`);
    await view.evaluate(lineShown);
    const { tops, heights, columns, line } = await view.evaluate(measured);
    expect(tops).toHaveLength(8);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(Math.min(...heights)).toBeGreaterThan(300);
    expect(columns).toBe(1);
    expect(line.bottom).toBeLessThanOrEqual(900.5);
    expect(line.words).toContain('could not be loaded');
  });
});

/** Resolves once the button to try again is there. */
const lineShown = () =>
  new Promise<void>((resolve) => {
    const look = () => (document.querySelector('#retry-line button') ? resolve() : requestAnimationFrame(look));
    look();
  });

const measured = () => {
  const boxes = Array.from(document.querySelectorAll('[data-flipbook] article'), (page) =>
    page.getBoundingClientRect(),
  );
  const line = document.querySelector<HTMLElement>('#retry-line');
  return {
    tops: boxes.map(({ top }) => top),
    heights: boxes.map(({ height }) => height),
    columns: new Set(boxes.map(({ left }) => Math.round(left))).size,
    line: { bottom: line?.getBoundingClientRect().bottom ?? Number.NaN, words: line?.innerText ?? '' },
  };
};
