// The browser's own touch gestures on the manual. They need a top-level page, because a story's frame
// cannot zoom.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { visitors } from './visitor.ts';

const sites = inject('sites');
const visit = visitors();

/** The manual on a phone, open at a page that scrolls. */
async function openGuide() {
  const { page } = await visit({
    at: `${sites.root}/flipbook`,
    viewport: { width: 390, height: 700 },
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  page.setDefaultTimeout(timeoutMs);
  await page.getByRole('button', { name: 'next' }).focus();
  for (const name of ['Cover Letter', 'Quick Reference', 'Leveling Guide']) {
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name }).waitFor();
  }
  return page;
}

/** Short, because a test whose touch event is lost waits this long. */
const timeoutMs = 15_000;

const visibleTitle = (page: Page) => page.locator('article:visible h2').textContent();
const scrollTop = (page: Page) =>
  page
    .getByRole('article', { name: 'Leveling Guide' })
    .locator('[data-scroller]')
    .evaluate((scroller) => scroller.scrollTop);

test.each([
  { across: 31, along: 50, durationMs: 200, turns: true },
  { across: 31, along: 50, durationMs: 260, turns: false },
])(
  'a scrolling finger that moves $across px across and $along px along in $durationMs ms turns the page: $turns',
  async (stroke) => {
    const page = await openGuide();
    await page.evaluate(() =>
      addEventListener('pointercancel', () => document.documentElement.setAttribute('data-canceled', '')),
    );
    await strokeWithFinger(page, {
      from: [250, 450],
      to: [250 - stroke.across, 450 - stroke.along],
      durationMs: stroke.durationMs,
    });
    await page.locator('html[data-canceled]').waitFor();
    if (stroke.turns) await expect.poll(() => visibleTitle(page)).toBe('Extra Content');
    else {
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(20);
      expect(await visibleTitle(page)).toBe('Leveling Guide');
    }
  },
);

test('on a zoomed page one finger pans and turns nothing', async () => {
  const page = await openGuide();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  const offsetLeft = () => page.evaluate(() => Math.round(visualViewport?.offsetLeft ?? 0));
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2);
  const before = await offsetLeft();
  await strokeWithFinger(page, { from: [300, 400], to: [200, 402], durationMs: 150 });
  await expect.poll(offsetLeft).toBeGreaterThan(before + 20);
  expect(await visibleTitle(page)).toBe('Leveling Guide');
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(1);
  await strokeWithFinger(page, { from: [300, 400], to: [200, 402], durationMs: 150 });
  await expect.poll(() => visibleTitle(page)).toBe('Extra Content');
});

type Point = readonly [x: number, y: number];

/** A finger's path, in client space. */
interface Stroke {
  readonly from: Point;
  readonly to: Point;
  /** Duration by the event timestamps, independent of the machine's speed. */
  readonly durationMs: number;
}

/** Moves per stroke, one per frame. */
const steps = 8;

/** Moves a finger from one point to another, as trusted browser input. */
async function strokeWithFinger(page: Page, { from, to, durationMs }: Stroke): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const startSeconds = Date.now() / 1000;
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) => {
    const position = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / steps;
    const touchPoints = type === 'touchEnd' ? [] : [{ x: position(0), y: position(1) }];
    const timestamp = startSeconds + (step / steps) * (durationMs / 1000);
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  await send('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) await send('touchMove', step);
  await send('touchEnd', steps);
  await session.detach();
}
