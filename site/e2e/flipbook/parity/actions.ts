// Actions of a user or the app, through real browser input at positions of the flipbook's element.
import type { Page } from 'playwright';

export type Action = (page: Page) => Promise<unknown>;

/** Shares of the width and height of the flipbook's element, from its top left. */
export type Place = readonly [x: number, y: number];

/** Positions of an open book of 600 x 400. Corners are well inside their hot zones of 100 px. */
export const places = {
  right: [0.75, 0.5],
  left: [0.25, 0.5],
  topLeft: [0.03, 0.05],
  topRight: [0.97, 0.05],
  bottomLeft: [0.03, 0.95],
  bottomRight: [0.97, 0.95],
  outside: [0.5, 1.3],
} as const satisfies Readonly<Record<string, Place>>;

/** The number of moves between two positions of a drag. */
const movesPerPosition = 4;
/** The peer decides after 250 ms what a touch meant, and browsers click even later. */
const restFramesAfterTouch = 24;

interface ClickOptions {
  readonly button?: 'right' | 'middle';
  readonly clickCount?: number;
  readonly key?: 'Shift' | 'Control';
}

export const click =
  (at: Place, { key, ...options }: ClickOptions = {}): Action =>
  async (page) => {
    if (key) await page.keyboard.down(key);
    await page.mouse.click(...(await pointOf(page, at)), options);
    if (key) await page.keyboard.up(key);
  };

export const hover =
  (at: Place): Action =>
  async (page) =>
    page.mouse.move(...(await pointOf(page, at)), { steps: movesPerPosition });

/** A click, after which the mouse leaves the book. */
export const clickAway = (at: Place): readonly Action[] => [click(at), hover(places.outside)];

/** Presses at the first position and moves to each of the others. */
export const lift =
  (first: Place, ...others: readonly Place[]): Action =>
  async (page) => {
    const points = await pointsOf(page, others);
    await page.mouse.move(...(await pointOf(page, first)));
    await page.mouse.down();
    for (const point of points) await page.mouse.move(...point, { steps: movesPerPosition });
  };

export const release: Action = (page) => page.mouse.up();

export const drag =
  (...over: readonly [Place, ...Place[]]): Action =>
  async (page) => {
    await lift(...over)(page);
    await release(page);
  };

/** One finger; a single position is a tap. Sent at once, because a swipe must end within 250 ms. */
export const touch =
  (...over: readonly [Place, ...Place[]]): Action =>
  async (page) => {
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const points = await pointsOf(page, over);
    const moves = points.slice(1).flatMap(([toX, toY], index) => {
      const [x, y] = points[index] ?? [toX, toY];
      const shares = Array.from({ length: movesPerPosition }, (_, move) => (move + 1) / movesPerPosition);
      return shares.map((share) => ({ x: x + (toX - x) * share, y: y + (toY - y) * share }));
    });
    const [x, y] = await pointOf(page, over[0]);
    await Promise.all([send('touchStart', { x, y }), ...moves.map((to) => send('touchMove', to)), send('touchEnd')]);
    await page.evaluate((frames) => window.probe.settle(frames), restFramesAfterTouch);
    await session.detach();
  };

export const key =
  (name: string): Action =>
  (page) =>
    page.keyboard.press(name);

export type Call = readonly [method: string, ...args: readonly (number | string)[]];

/** Methods of the book, called without a pause. */
export const callAll =
  (...calls: readonly Call[]): Action =>
  (page) =>
    page.evaluate((all) => window.probe.call(all), calls);

export const call = (...method: Call): Action => callAll(method);

/** Listens to `flip` besides the handlers in the props. */
export const listen: Action = (page) => page.evaluate(() => window.probe.listen());

/** Records the value of a JavaScript expression; `flip` is the result of `pageFlip()`. */
export const ask =
  (expression: string): Action =>
  (page) =>
    page.evaluate(`window.probe.ask(async (flip) => ${expression})`);

export const clickText =
  (text: string): Action =>
  (page) =>
    page.getByText(text, { exact: true }).first().click({ force: true });

export const size =
  (width: number, height: number): Action =>
  (page) =>
    page.setViewportSize({ width, height });

/** A position of the flipbook's element in the window. @throws when there is no book */
const pointOf = (page: Page, [x, y]: Place): Promise<[number, number]> =>
  page.evaluate(
    (share) => {
      const [left, top, width, height] = window.probe.bookBox();
      return [Math.round(left + width * share.x), Math.round(top + height * share.y)];
    },
    { x, y },
  );

const pointsOf = (page: Page, all: readonly Place[]): Promise<[number, number][]> =>
  Promise.all(all.map((place) => pointOf(page, place)));
