import { expect, test } from 'vitest';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { openSite } from './SiteWindow.ts';

/** A lifted corner would have fallen in this many frames: a rise takes three. */
const restFrames = 20;

inEachBrowser((open) => {
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
});

const framesLater = (count: number) =>
  new Promise<void>((resolve) => {
    const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
    next(count);
  });

/** The manual's corner, once the book has come to lie in the middle. */
const bottomRight = async () => {
  await Promise.all(document.getAnimations().map((one) => one.finished));
  const { right, bottom } =
    document.querySelector('[data-flipbook] > [data-part="book"]')?.getBoundingClientRect() ?? new DOMRect();
  return { x: Math.round(right), y: Math.round(bottom) };
};
