import { expect, test } from 'vitest';
import type { Point } from '../../../.ci/engines/drivers/EngineWindow.ts';
import { inEachEngine } from '../../../.ci/engines/inEachEngine.ts';
import { openSite } from './SiteWindow.ts';

/** A lifted corner would have fallen in this many frames: a rise takes three. */
const restFrames = 20;

inEachEngine((open) => {
  test.each([3, 12])("lifts the manual's corner from %i px away and keeps it lifted while it rests", async (awayPx) => {
    const site = await openSite(open);
    await site.visit('/flipbook');
    await site.evaluate(() => document.querySelector<HTMLElement>('[data-flipbook]')?.focus());
    await site.turn('ArrowRight');
    const state = () => site.evaluate(() => document.querySelector<HTMLElement>('[data-flipbook]')?.dataset.state);
    await expect
      .poll(async () => {
        // Measured anew: a face that comes late moves it.
        const corner = await site.evaluate(bottomRight);
        await site.moveTo({ x: corner.x - awayPx, y: corner.y - awayPx });
        return state();
      })
      .toBe('fold_corner');
    await site.evaluate(framesLater, restFrames);
    expect(await state()).toBe('fold_corner');
  });

  test('lets a lifted corner of the manual fall over a link, which is then followed', async () => {
    const site = await openSite(open, { width: 1400, height: 900 });
    await site.visit('/flipbook');
    await site.evaluate(() => document.querySelector<HTMLElement>('[data-flipbook]')?.focus());
    let near: { link: Point; corner: Point } | null = null;
    while (!near) {
      await site.turn('ArrowRight');
      near = await site.evaluate(linkNearACorner);
    }
    await site.moveTo(near.corner);
    await site.evaluate(untilState, 'fold_corner');
    await site.evaluate(framesLater, restFrames);
    await site.moveTo(near.link, 6);
    await site.evaluate(untilState, 'read');
    await site.press();
    await site.release();
    await site.evaluate(framesLater, restFrames);
    const { state, followed } = await site.evaluate(() => ({
      ...document.querySelector<HTMLElement>('[data-flipbook]')?.dataset,
    }));
    expect({ state, followed }).toEqual({ state: 'read', followed: 'true' });
  });
});

const framesLater = (count: number) =>
  new Promise<void>((resolve) => {
    const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
    next(count);
  });

const untilState = (state: string) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.querySelector(`[data-flipbook][data-state="${state}"]`)) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });

/** The manual's corner, once the book has come to lie in the middle. */
const bottomRight = async () => {
  await Promise.all(document.getAnimations().map((one) => one.finished));
  const { right, bottom } =
    document.querySelector('[data-flipbook] > [data-part="book"]')?.getBoundingClientRect() ?? new DOMRect();
  return { x: Math.round(right), y: Math.round(bottom) };
};

/** A link in the reach of a lifted corner, and a place beside it that lifts the corner; it is noted when it is followed. */
const linkNearACorner = async () => {
  await Promise.all(document.getAnimations().map((one) => one.finished));
  const book = document.querySelector<HTMLElement>('[data-flipbook] > [data-part="book"]');
  const { left, right, top, bottom, width, height } = book?.getBoundingClientRect() ?? new DOMRect();
  const zone = Math.hypot(width / 2, height) / 5 - 2;
  for (const link of book?.querySelectorAll<HTMLAnchorElement>('[data-side]:not([hidden]) a') ?? []) {
    const box = link.getBoundingClientRect();
    const x = Math.round(box.x + Math.min(box.width / 2, 12));
    const y = Math.round(box.y + box.height / 2);
    if (Math.min(x - left, right - x) > zone || Math.min(y - top, bottom - y) > zone) continue;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      book?.parentElement?.setAttribute('data-followed', 'true');
    });
    const across = x - left < right - x ? left + 4 : right - 4;
    const down = y - top < bottom - y ? top + 4 : bottom - 4;
    return { link: { x, y }, corner: { x: Math.round(across), y: Math.round(down) } };
  }
  return null;
};
