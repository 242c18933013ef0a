import type { CDPSession, Page } from 'playwright';
import type { Action, Place } from './ParityCase.ts';

/** What an action is done with. */
export interface Hands {
  readonly page: Page;
  readonly session: CDPSession;
}

/** A drag is drawn over that many moves from place to place. */
const movesPerPlace = 4;

/** Does it with the browser's own input. */
export async function act({ page, session }: Hands, action: Action): Promise<void> {
  const { mouse } = page;
  switch (action.do) {
    case 'click': {
      const { button = 'left', count = 1, key } = action;
      if (key) await page.keyboard.down(key);
      await mouse.click(...(await pointOf(page, action.at)), { button, clickCount: count });
      if (key) await page.keyboard.up(key);
      return;
    }
    case 'hover':
      return await mouse.move(...(await pointOf(page, action.at)), { steps: movesPerPlace });
    case 'drag': {
      const [first, ...others] = await pointsOf(page, action.over);
      if (!first) throw new Error('A drag begins somewhere.');
      await mouse.move(...first);
      await mouse.down();
      for (const point of others) await mouse.move(...point, { steps: movesPerPlace });
      if (!action.held) await mouse.up();
      return;
    }
    case 'release':
      return await mouse.up();
    case 'touch':
      return await touch(session, await pointsOf(page, action.over));
    case 'key':
      return await page.keyboard.press(action.key);
    case 'call':
      return await page.evaluate((calls) => window.probe.call(calls), action.calls);
    case 'click text':
      return await page.getByText(action.text, { exact: true }).first().click({ force: true });
    case 'size': {
      const [width, height] = action.window;
      return await page.setViewportSize({ width, height });
    }
    default:
      return action satisfies never;
  }
}

type Point = readonly [x: number, y: number];

/** Where a place of the book's element is in the window now. */
async function pointOf(page: Page, [x, y]: Place): Promise<[number, number]> {
  const box = await page.evaluate(() => window.probe.bookBox());
  return [Math.round(box.left + box.width * x), Math.round(box.top + box.height * y)];
}

const pointsOf = (page: Page, places: readonly Place[]): Promise<[number, number][]> =>
  Promise.all(places.map((place) => pointOf(page, place)));

/** One finger. All is sent at once: a swipe must be over in a quarter of a second. */
async function touch(session: CDPSession, points: readonly Point[]): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map(([x, y]) => ({ x, y })) });
  const [first, ...others] = points;
  if (!first) throw new Error('A touch begins somewhere.');
  let from = first;
  const sent = [send('touchStart', [first])];
  for (const to of others) {
    for (let move = 1; move <= movesPerPlace; move += 1) {
      const share = move / movesPerPlace;
      sent.push(send('touchMove', [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]]));
    }
    from = to;
  }
  sent.push(send('touchEnd', []));
  await Promise.all(sent);
}
