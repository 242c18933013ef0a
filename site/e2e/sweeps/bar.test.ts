// The bar at the top of every screen: its links, and the space it takes.
import { expect, inject, test } from 'vitest';
import { visitors } from '../visitor.ts';

const sites = inject('sites');
const visit = visitors();
const visitWithScrollBars = visitors('classic');

/** Every screen, and the name of its current link in the bar. */
const screens = [
  ['/', 'Home'],
  ['/homepage', 'Home'],
  ['/handheld', 'Console'],
  ['/flipbook', 'Manual'],
  ['/resume', 'Résumé'],
  ['/no/such/page', undefined],
] as const;

/** Widths on both sides of each breakpoint of the bar; 305 is 320 less a scroll bar. */
const widths = [
  305, 320, 355, 356, 360, 389, 390, 430, 539, 540, 649, 650, 665, 666, 767, 768, 899, 900, 1099, 1100, 1280,
];

test('every screen links to all others without JavaScript', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  for (const [path, current] of screens) {
    await page.goto(sites.root + path, { waitUntil: 'domcontentloaded' });
    const expectedLinks = [
      ['Home', '/'],
      ['Console', '/handheld'],
      ['Manual', '/flipbook'],
      ['Résumé', '/resume'],
    ].map(([name, to]) => [name, to, name === current ? 'page' : null]);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const actualLinks = await page
        .getByRole('banner')
        .getByRole('link')
        .evaluateAll((links) =>
          links
            .filter((link) => link.checkVisibility() && link.getBoundingClientRect().width >= 24)
            .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
        );
      expect([path, width, ...actualLinks.slice(0, expectedLinks.length)]).toEqual([path, width, ...expectedLinks]);
    }
  }
});

test('the current link follows the visitor', async () => {
  const { page } = await visit({ at: sites.root });
  for (const name of ['Console', 'Manual', 'Résumé', 'Home']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await page.getByRole('banner').locator('[aria-current="page"]', { hasText: name }).waitFor();
    expect(await page.locator('[aria-current]').count()).toBe(1);
  }
});

test.each([
  ['in a left-to-right language', sites.root, visit],
  ['in a right-to-left language', sites.arabic, visit],
  ['beside a scroll bar', sites.root, visitWithScrollBars],
  ['with a link to another language, in German', `${sites.translated}/de`, visit],
])(
  '%s the bar is one line at every width, its switch fits a thumb, and from 650 px it has both profiles',
  async (_, site, visitSite) => {
    const { page } = await visitSite({ at: `${site}/resume` });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const testedWidths = visitSite === visit ? widths : widths.slice(1);
    const bars: object[] = [];
    for (const width of testedWidths) {
      await page.setViewportSize({ width, height: 800 });
      bars.push({ width, ...(await page.getByRole('banner').evaluate(measureBar)) });
    }
    const expectedBar = { lines: 1, isLow: true, reach: [true, true, true, true] };
    expect(bars).toEqual(testedWidths.map((width) => ({ width, profiles: width < 650 ? 0 : 2, ...expectedBar })));
  },
);

/** Measures the bar. Hit areas may be larger than their boxes. Runs in the page. */
function measureBar(bar: Element) {
  const boxes = [...bar.querySelectorAll('a, button')].map((control) => control.getBoundingClientRect());
  const toggle = bar.querySelector('[role=switch]');
  const { left, right, top, bottom } = toggle?.getBoundingClientRect() ?? new DOMRect();
  const hits = (dx: number, dy: number) =>
    toggle?.contains(document.elementFromPoint((left + right) / 2 + dx, (top + bottom) / 2 + dy));
  return {
    lines: new Set(boxes.filter((box) => box.width > 0).map((box) => Math.round(box.top))).size,
    isLow: bar.getBoundingClientRect().height < 70,
    profiles: [...bar.querySelectorAll('a[rel~=me]')].filter((link) => link.checkVisibility()).length,
    reach: [hits(-21, 0), hits(21, 0), hits(0, -21), hits(0, 21)],
  };
}
