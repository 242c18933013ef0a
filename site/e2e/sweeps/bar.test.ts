// The bar at the top of every screen, on both sides of each breakpoint: a story has one window
// size, and these tests resize a page to many.
import { expect, inject, test } from 'vitest';
import { visitors } from '../visitor.ts';

const sites = inject('sites');
const visit = visitors();
const visitWithScrollBars = visitors('classic');

/** Widths on both sides of each breakpoint of the bar; 305 is 320 less a scroll bar. */
const widths = [
  305, 320, 355, 356, 360, 389, 390, 430, 539, 540, 649, 650, 665, 666, 767, 768, 899, 900, 1099, 1100, 1280,
];

test.each([
  ['in a left-to-right language', sites.root, visit],
  ['in a right-to-left language', sites.arabic, visit],
  ['beside a scroll bar', sites.root, visitWithScrollBars],
  ['with a link to another language, in German', `${sites.translated}/de`, visit],
])('%s the bar is one line at every width, and its switch fits a thumb', async (_, site, visitSite) => {
  const { page } = await visitSite({ at: `${site}/resume` });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const testedWidths = visitSite === visit ? widths : widths.slice(1);
  const bars: object[] = [];
  for (const width of testedWidths) {
    await page.setViewportSize({ width, height: 800 });
    bars.push({ width, ...(await page.getByRole('banner').evaluate(measureBar)) });
  }
  const expectedBar = { lines: 1, isLow: true, reach: [true, true, true, true] };
  expect(bars).toEqual(testedWidths.map((width) => ({ width, ...expectedBar })));
});

/** Measures the bar. A control's hit area may be larger than its box. Runs in the page. */
function measureBar(bar: Element) {
  const boxes = [...bar.querySelectorAll('a, button')].map((control) => control.getBoundingClientRect());
  const toggle = bar.querySelector('[role=switch]');
  const { left, right, top, bottom } = toggle?.getBoundingClientRect() ?? new DOMRect();
  const hits = (dx: number, dy: number) =>
    toggle?.contains(document.elementFromPoint((left + right) / 2 + dx, (top + bottom) / 2 + dy));
  return {
    lines: new Set(boxes.filter((box) => box.width > 0).map((box) => Math.round(box.top))).size,
    isLow: bar.getBoundingClientRect().height < 70,
    reach: [hits(-21, 0), hits(21, 0), hits(0, -21), hits(0, 21)],
  };
}
