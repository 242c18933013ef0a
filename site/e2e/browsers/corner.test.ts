import { expect, test } from 'vitest';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { openSite } from './SiteWindow.ts';

/** Frames in which a corner would fall again; it rises in three. */
const restFrames = 20;

inEachBrowser((open) => {
  test.each([3, 12])("keeps the manual's corner lifted under a resting mouse %i px away", async (awayPx) => {
    const site = await openSite(open);
    await site.visit('/flipbook');
    await site.evaluate(() => document.querySelector<HTMLElement>('[data-flipbook]')?.focus());
    await site.turn('ArrowRight');
    const state = () => site.evaluate(() => document.querySelector<HTMLElement>('[data-flipbook]')?.dataset.state);
    await expect
      .poll(async () => {
        // Measure each time, since a late font moves the corner.
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
    const next = (remaining: number) =>
      remaining === 0 ? resolve() : requestAnimationFrame(() => next(remaining - 1));
    next(count);
  });

/** The manual's corner, once the book has moved to the middle. */
const bottomRight = async () => {
  await Promise.all(document.getAnimations().map((one) => one.finished));
  const { right, bottom } =
    document.querySelector('[data-flipbook] > [data-part="book"]')?.getBoundingClientRect() ?? new DOMRect();
  return { x: Math.round(right), y: Math.round(bottom) };
};
