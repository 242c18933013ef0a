import { setTimeout as pause } from 'node:timers/promises';
import type { Point } from '../../drivers/BrowserWindow.ts';
import { medianOf } from '../../drivers/medianOf.ts';
import type { BookPage } from './BookPage.ts';
import { books, type RowId } from './rows.ts';

const slowdown = 4;
const blockMs = 300;
/** The moves of a fast mouse: two per frame of the display. */
const movesPerSecond = 120;

/** The number of moves in a drag: 1.2 s. */
const dragMoves = 144;

/** The page on the right when the drag begins. */
const draggedPage = 4;
/** By this time, a released page lies flat again in every flipbook. */
const settleMs = 1500;

/** The large books, the rows they fill, and their flipbooks: only ours can render pages on demand. */
export const bigBooks = [
  { pageCount: 512, onDemand: false, mount: 'mount512', turn: 'turn512', flipbooks: books },
  { pageCount: 2000, onDemand: false, mount: 'mount2000', turn: 'turn2000', flipbooks: books },
  { pageCount: 2000, onDemand: true, mount: 'mountOnDemand', turn: 'turnOnDemand', flipbooks: ['flipbook'] },
] as const;

const mount = ({ page }: BookPage, pageCount: number, onDemand = false) =>
  page.evaluate((setup) => window.bench.mount(setup), { pageCount, onDemand });
const turn = ({ page }: BookPage, direction: 'forward' | 'back' = 'forward') =>
  page.evaluate((direction) => window.bench.turn(direction), direction);

/** Turns without measuring, because the first turns compile their code and free memory from mounting. */
async function warmUp(book: BookPage): Promise<void> {
  for (const direction of ['forward', 'back', 'forward'] as const) await turn(book, direction);
}

export async function measureTurns(book: BookPage): Promise<void> {
  await mount(book, 8);
  await warmUp(book);

  for (const [rate, whole, script, shownFrames, first] of [
    [1, 'turn', 'turnScript', 'shown', 'firstFrame'],
    [slowdown, 'slowTurn', 'slowTurnScript', 'slowShown', 'slowFirstFrame'],
  ] as const) {
    await book.slow(rate);
    for (const direction of ['forward', 'back'] as const) {
      const spent = await book.measure(() => turn(book, direction));
      book.record(whole, spent.wholeMs);
      book.record(script, spent.scriptMs);
    }
    await recordTurn(book, { shown: shownFrames, first });
    await turn(book, 'back');
  }
  await book.slow(1);

  const blockedTurn = () => book.page.evaluate((ms) => window.bench.blockedTurn(ms), blockMs);
  const { shown: shownFrames, possible } = await book.frames(blockedTurn, 'bench-blocked', 'bench-free');
  book.record('blockedShown', shownFrames, possible);
  await turn(book, 'back');

  await measureDrag(book);
}

/** Measures the very first turn, in a new window that had time to prepare it. */
export async function measureFirstTurn(book: BookPage): Promise<void> {
  await mount(book, 8);
  await book.slow(slowdown);
  await pause(settleMs);
  await recordTurn(book, { shown: 'firstTurnShown', first: 'firstTurnFrame' });
}

async function recordTurn(book: BookPage, rows: { shown: RowId; first: RowId }): Promise<void> {
  const { shown: shownFrames, possible, firstMs } = await book.frames(() => turn(book), 'bench-turn', 'bench-landed');
  book.record(rows.shown, shownFrames, possible);
  book.record(rows.first, firstMs);
}

export async function measureBig(book: BookPage, big: (typeof bigBooks)[number]): Promise<void> {
  book.record(big.mount, await mount(book, big.pageCount, big.onDemand));
  // The same turns as with 8 pages, so that only the number of pages differs.
  await warmUp(book);
  for (const direction of ['forward', 'back'] as const)
    book.record(big.turn, (await book.measure(() => turn(book, direction))).wholeMs);
}

/** Measures the cost of a drag's moves, the frames that show them, and their latency. */
async function measureDrag(book: BookPage): Promise<void> {
  const box = await book.page.locator(`[data-sample="${draggedPage}"]`).boundingBox();
  if (!box) throw new Error('The dragged page is not in sight.');
  const from = { x: box.x + box.width - 8, y: box.y + box.height - 8 };
  // Measured without tracing frames, because tracing costs time for every visible frame.
  const { cpuMs } = await book.measure(() => drag(book, from));
  await settle(book, from);
  const { shown: shownFrames, possible } = await book.frames(() => drag(book, from), 'bench-moves', 'bench-moved');
  await settle(book, from);
  const latencies = await book.inputLatencies(() => drag(book, from));
  book.record('dragInput', medianOf(latencies));
  book.record('dragLateInput', percentileOf(latencies, 95));
  book.record('dragMove', cpuMs / dragMoves);
  book.record('dragFrame', cpuMs / shownFrames);
  book.record('dragShown', shownFrames, possible);
}

/** The percentile, by the nearest-rank method. */
function percentileOf(numbers: readonly number[], percent: number): number {
  const ascending = numbers.toSorted((a, b) => a - b);
  return ascending[Math.ceil((ascending.length * percent) / 100) - 1] ?? Number.NaN;
}

/** Drags a corner to the left and back, and keeps the button pressed. */
async function drag(book: BookPage, from: Point): Promise<void> {
  await book.mouse('mouseMoved', from, false);
  await book.mouse('mousePressed', from, true);
  await book.page.evaluate(() => performance.mark('bench-moves'));
  const start = performance.now();
  const sentMoves: Promise<unknown>[] = [];
  for (let move = 1; move <= dragMoves; move++) {
    const due = start + (move * 1000) / movesPerSecond;
    await pause(Math.max(0, due - performance.now()));
    sentMoves.push(book.mouse('mouseMoved', dragPoint(from, move), true));
  }
  await Promise.all(sentMoves);
  await book.page.evaluate(() => performance.mark('bench-moved'));
}

/** The point after `move` moves. The drag does not return to its start, which could be a click. */
function dragPoint({ x, y }: Point, move: number): Point {
  const distance = Math.sin((Math.PI * move) / dragMoves);
  return { x: x - 60 - distance * 1000, y: y - 30 - distance * 120 };
}

/** Releases the drag, and waits until the page lies flat. */
async function settle(book: BookPage, from: Point): Promise<void> {
  await book.mouse('mouseReleased', dragPoint(from, dragMoves), false);
  await pause(settleMs);
}
