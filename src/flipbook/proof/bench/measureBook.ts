import type { BookPage } from './BookPage.ts';
import { drag, dragMoves, letGo } from './drag.ts';
import type { Readings } from './Readings.ts';

const slowdown = 4;
const blockMs = 300;
const directions = ['forward', 'back'] as const;

/** Page counts of the big books, and the rows that they fill. */
export const bigBooks = [
  { pageCount: 512, mount: 'mount512', turn: 'turn512' },
  { pageCount: 2000, mount: 'mount2000', turn: 'turn2000' },
] as const;

const mount = ({ page }: BookPage, pageCount: number) =>
  page.evaluate((pages) => window.bench.mount(pages, 1), pageCount);
const turn = ({ page }: BookPage, direction: (typeof directions)[number] = 'forward') =>
  page.evaluate((way) => window.bench.turn(way), direction);
const rest = ({ page }: BookPage, ms: number) => page.evaluate((time) => window.bench.rest(time), ms);

/** Turns and drags in a book of eight pages, in a fresh window. */
export async function measureTurns(book: BookPage, readings: Readings): Promise<void> {
  await mount(book, 8);
  // The first turns of a page compile what they run. They are not measured, for no book.
  for (const direction of ['forward', 'back', 'forward'] as const) await turn(book, direction);

  for (const [rate, whole, script, shown] of [
    [1, 'turn', 'turnScript', 'shown'],
    [slowdown, 'slowTurn', 'slowTurnScript', 'slowShown'],
  ] as const) {
    await book.slow(rate);
    for (const direction of directions) {
      const spent = await book.spent(() => turn(book, direction));
      readings.add(whole, spent.busyMs);
      readings.add(script, spent.scriptMs);
    }
    readings.addShown(shown, await book.frames(() => turn(book), 'bench-turn', 'bench-landed'));
    await turn(book, 'back');
  }
  await book.slow(1);

  const blockedTurn = () => book.page.evaluate((ms) => window.bench.blockedTurn(ms), blockMs);
  readings.addShown('blockedShown', await book.frames(blockedTurn, 'bench-blocked', 'bench-free'));
  await turn(book, 'back');

  // Not while frames are traced: what tracing costs grows with the frames that are shown.
  let end = { x: 0, y: 0 };
  const { processorMs } = await book.spent(async () => {
    end = await drag(book);
  });
  await letGo(book, end);
  const dragged = await book.frames(() => drag(book), 'bench-drag', 'bench-dropped');
  readings.add('dragMove', processorMs / dragMoves);
  readings.add('dragFrame', processorMs / dragged.shown);
  readings.addShown('dragShown', dragged);
}

/** Making a big book, and a turn in it. */
export async function measureBig(book: BookPage, readings: Readings, big: (typeof bigBooks)[number]): Promise<void> {
  readings.add(big.mount, await mount(book, big.pageCount));
  await turn(book);
  const spent = await book.spent(() => turn(book));
  readings.add(big.turn, spent.busyMs);
}

/** A book at rest, and one after its unmount. */
export async function measureRest(book: BookPage, readings: Readings): Promise<void> {
  await mount(book, 8);
  await turn(book);
  await rest(book, 500);
  const { callbacks, mutations } = await rest(book, 5000);
  readings.add('restCallbacks', callbacks);
  readings.add('restMutations', mutations);
  await book.page.evaluate(() => window.bench.unmount());
  await rest(book, 200);
  readings.add('goneCallbacks', (await rest(book, 1000)).callbacks);
}
