import type { BookPage } from './BookPage.ts';
import { drag, dragMoves, letGo } from './drag.ts';
import type { Readings } from './Readings.ts';

const slowdown = 4;
const blockMs = 300;
const load = { busyMs: 50, everyMs: 60 };
const directions = ['forward', 'back'] as const;

/** Turns and drags in a book of eight pages, in a fresh window. */
export async function measureTurns(book: BookPage, readings: Readings): Promise<void> {
  const turn = (direction: 'forward' | 'back') => book.page.evaluate((way) => window.bench.turn(way), direction);
  const turnBack = () => turn('back');

  await book.page.evaluate(() => window.bench.mount(8, 1));
  // The first turns of a page compile what they run. They are not measured, for no book.
  for (const direction of ['forward', 'back', 'forward'] as const) await turn(direction);

  for (const direction of directions) {
    const spent = await book.spent(() => turn(direction));
    readings.add('turn', spent.busyMs);
    readings.add('turnScript', spent.scriptMs);
    readings.add('styles', spent.styles);
    readings.add('layouts', spent.layouts);
  }
  const frames = await book.frames(() => turn('forward'), 'bench-turn', 'bench-landed');
  readings.addShown('shown', frames);
  readings.add('dropped', frames.dropped);
  await turnBack();

  await book.slow(slowdown);
  for (const direction of directions) {
    const spent = await book.spent(() => turn(direction));
    readings.add('slowTurn', spent.busyMs);
    readings.add('slowTurnScript', spent.scriptMs);
  }
  const slow = await book.frames(() => turn('forward'), 'bench-turn', 'bench-landed');
  readings.addShown('slowShown', slow);
  readings.add('slowDropped', slow.dropped);
  await book.slow(1);
  await turnBack();

  const blockedTurn = () => book.page.evaluate((ms) => window.bench.blockedTurn(ms), blockMs);
  const blocked = await book.frames(blockedTurn, 'bench-blocked', 'bench-free');
  readings.addShown('blockedShown', blocked);
  readings.add('blockedGap', blocked.longestGapMs);
  await turnBack();

  const loadedTurn = () => book.page.evaluate((by) => window.bench.loadedTurn(by.busyMs, by.everyMs), load);
  readings.addShown('loadedShown', await book.frames(loadedTurn, 'bench-turn', 'bench-landed'));
  await turnBack();

  // Not while frames are traced: what tracing costs grows with the frames that are shown.
  let end = { x: 0, y: 0 };
  const { processorMs, busyMs } = await book.spent(async () => {
    end = await drag(book);
  });
  await letGo(book, end);
  const dragged = await book.frames(() => drag(book), 'bench-drag', 'bench-dropped');
  readings.add('dragMove', processorMs / dragMoves);
  readings.add('dragFrame', processorMs / dragged.shown);
  readings.add('dragMoveWall', busyMs / dragMoves);
  readings.addShown('dragShown', dragged);
  readings.add('dragDropped', dragged.dropped);
}
