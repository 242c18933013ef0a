// Performs the actions of the cases: `click right`, `drag bottomRight 60,70 30,80`,
// `call flip 2, turnToPage 6`. A place is a name, or percentages of the flipbook's width and height.
import type { Page } from 'playwright';

type Point = readonly [x: number, y: number];

/** Places in an open book of 600 x 400. The corners are well inside their hot zones of 100 px. */
const places: Readonly<Record<string, Point>> = {
  right: [75, 50],
  left: [25, 50],
  topLeft: [3, 5],
  topRight: [97, 5],
  bottomLeft: [3, 95],
  bottomRight: [97, 95],
  below: [50, 130],
  farBelow: [50, 190],
};

/** The number of moves between two places of a drag. */
const moveCount = 4;
/** `react-pageflip` waits 250 ms before it handles a touch, and browsers click even later. */
const framesAfterTouch = 24;

const verbs: Readonly<Record<string, (page: Page, args: readonly string[]) => Promise<unknown>>> = {
  open: async () => {},
  click: async (page, [place = '', option = '']) => {
    const [x, y] = await moveTo(page, place);
    const isKey = option === 'Shift' || option === 'Control';
    if (isKey) await page.keyboard.down(option);
    const button = option === 'right' || option === 'middle' ? option : 'left';
    await page.mouse.click(x, y, { button, clickCount: option === 'twice' ? 2 : 1 });
    if (isKey) await page.keyboard.up(option);
  },
  hover: async (page, [place = '']) => page.mouse.move(...(await pointOf(page, place)), { steps: moveCount }),
  press: async (page, [first = '', ...otherPlaces]) => {
    const points = await pointsOf(page, otherPlaces);
    await moveTo(page, first);
    await page.mouse.down();
    for (const point of points) await page.mouse.move(...point, { steps: moveCount });
  },
  release: (page) => page.mouse.up(),
  drag: (page, args) => perform(page, `press ${args.join(' ')}; release`),
  touch,
  key: (page, [name = '']) => page.keyboard.press(name),
  button: (page, args) => page.getByText(args.join(' '), { exact: true }).first().click({ force: true }),
  window: (page, [width, height]) => page.setViewportSize({ width: Number(width), height: Number(height) }),
  call: (page, args) => page.evaluate((calls) => window.probe.call(calls), args.join(' ').split(', ').map(callOf)),
  ask: async (page, args) => {
    await settle(page);
    await page.evaluate(`window.probe.recordResult(async (flip) => ${args.join(' ')})`);
  },
  listen: (page) => page.evaluate(() => window.probe.listen()),
};

/** Longer than any flipbook takes to show a response. */
const restFrames = 8;

/** Resolves once nothing moves. */
export const settle = (page: Page, frames = restFrames): Promise<void> =>
  page.evaluate((count) => window.probe.settle(count), frames);

/** Performs actions, separated by semicolons. @throws if one is not possible */
export async function perform(page: Page, actions: string): Promise<void> {
  for (const action of actions.split('; ')) {
    const [verb = '', ...args] = action.split(' ');
    const act = verbs[verb];
    if (!act) throw new Error(`Unknown action: ${verb}`);
    await act(page, args);
  }
}

/** Moves one finger, or taps. Sends all events at once, because a swipe must end within 250 ms. */
async function touch(page: Page, args: readonly string[]): Promise<void> {
  const points = await pointsOf(page, args);
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touches: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: touches.map(([x, y]) => ({ x, y })) });
  const moves = points.slice(1).flatMap(([toX, toY], index) => {
    const [x, y] = points[index] ?? [toX, toY];
    const shares = Array.from({ length: moveCount }, (_, move) => (move + 1) / moveCount);
    return shares.map((share): Point => [x + (toX - x) * share, y + (toY - y) * share]);
  });
  await Promise.all([
    send('touchStart', ...points.slice(0, 1)),
    ...moves.map((to) => send('touchMove', to)),
    send('touchEnd'),
  ]);
  await settle(page, framesAfterTouch);
  await session.detach();
}

/** Parses `flip 2` as a method and its arguments. */
function callOf(text: string): readonly [string, ...(string | number)[]] {
  const [method = '', ...args] = text.split(' ');
  return [method, ...args.map((arg) => (Number.isNaN(Number(arg)) ? arg : Number(arg)))];
}

/** Moves the mouse to a place. A flipbook answers a move in the next frame, but a press at once. */
async function moveTo(page: Page, place: string): Promise<[x: number, y: number]> {
  const point = await pointOf(page, place);
  await page.mouse.move(...point);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return point;
}

/** The point of a place in the window. @throws if there is no book */
async function pointOf(page: Page, place: string): Promise<[x: number, y: number]> {
  const [x = 0, y = 0] = places[place] ?? place.split(',').map(Number);
  const book = await page.$('[data-container] .stf__parent');
  const box = await book?.boundingBox();
  if (!box) throw new Error('There is no book.');
  return [Math.round(box.x + (box.width * x) / 100), Math.round(box.y + (box.height * y) / 100)];
}

const pointsOf = (page: Page, placeNames: readonly string[]): Promise<[x: number, y: number][]> =>
  Promise.all(placeNames.map((place) => pointOf(page, place)));
