import { describe, expect, inject, test } from 'vitest';
import type { EngineWindow } from '../drivers/EngineWindow.ts';
import { inEachEngine } from '../inEachEngine.ts';

const address = inject('engineBook');

const flippingTime = 900;
/** What a turn may last more or less than it should: the claim's 60 ms, and a frame. */
const toleranceMs = 60 + 1000 / 60;

inEachEngine((open) => {
  describe('a turn lasts what flippingTime says, however long the page was idle', () => {
    test.each([300, 1500, 4000])('by method, after %i ms', async (idleMs) => {
      const view = await bookOf8(open);
      await idle(view, idleMs);
      expect(await view.evaluate(() => window.testBook.call('flipNext'))).toBe(true);
      const { lastedMs, page } = await view.evaluate(lastTurn);
      expect(page).toBe(2);
      expect(Math.abs(lastedMs - flippingTime), `lasted ${lastedMs} ms`).toBeLessThanOrEqual(toleranceMs);
    });
  });
});

async function bookOf8(open: () => Promise<EngineWindow>): Promise<EngineWindow> {
  const view = await open();
  await view.resize(1280, 900);
  await view.goto(address);
  await view.evaluate((time) => window.testBook.mount({ pageCount: 8, flippingTime: time }), flippingTime);
  return view;
}

/** Lets a page be as nobody touches it: no frame is asked for. */
const idle = (view: EngineWindow, forMs: number) =>
  view.evaluate((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)), forMs);

/** From `flipping` to `read`, and where it landed. */
const lastTurn = () => {
  const { records } = window.testBook;
  const when = (state: string) => records.findLast(({ value }) => value === state)?.atMs ?? Number.NaN;
  return { lastedMs: when('read') - when('flipping'), page: window.testBook.page() };
};
