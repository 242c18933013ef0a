import type { Page } from 'playwright';

type At = readonly [x: number, y: number];

/** A finger's way, in client space. */
interface Stroke {
  readonly from: At;
  readonly to: At;
  /** What it takes by the events' own clock, however slow the machine is. */
  readonly durationMs: number;
}

/** How many moves a stroke has: one in each frame. */
const steps = 8;

/** A finger that goes from one point to another, as the browser’s own input. */
export async function strokeWithFinger(page: Page, { from, to, durationMs }: Stroke): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const startSeconds = Date.now() / 1000;
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) => {
    const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / steps;
    const touchPoints = type === 'touchEnd' ? [] : [{ x: at(0), y: at(1) }];
    const timestamp = startSeconds + (step / steps) * (durationMs / 1000);
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  await send('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) await send('touchMove', step);
  await send('touchEnd', steps);
  await session.detach();
}
