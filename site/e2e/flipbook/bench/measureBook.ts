import { setTimeout as pause } from 'node:timers/promises';
import { medianOf } from '../../drivers/medianOf.ts';
import type { BookPage, Place } from './BookPage.ts';
import type { BookSetup } from './pages/BenchBook.ts';
import type { MoveType } from './readTrace.ts';
import type { RowId } from './rows.ts';

const slowdown = 4;
const blockMs = 300;
/** A mouse that reports 120 times a second, twice per frame of the display. */
const movesPerSecond = 120;

/** The number of moves in a drag: 1.2 s. */
const dragMoves = 144;

/** The page on the right when the drag begins. */
const draggedPage = 4;
/** By this time, a released page lies flat again in every flipbook. */
const settleMs = 1500;
/** Two fingers' distance from their center in a pinch, and its growth, in px. */
const pinchPx = [100, 90] as const;

/** Records a value; for frames, also how many were possible. */
export type Note = (id: RowId, value: number, possible?: number) => void;

/** Page counts of the large books, and the rows they fill. */
export const bigBooks = [
  { pageCount: 512, mount: 'mount512', turn: 'turn512' },
  { pageCount: 2000, mount: 'mount2000', turn: 'turn2000' },
] as const;

/** The same for a flipbook that renders its pages on demand. */
export const neededBook = { pageCount: 2000, mount: 'mountNeeded', turn: 'turnNeeded', kind: 'needed' } as const;

const mount = ({ page }: BookPage, pageCount: number, kind: BookSetup['kind'] = 'text') =>
  page.evaluate((setup) => window.bench.mount(setup), { pageCount, startPage: 1, kind });
const turn = ({ page }: BookPage, direction: 'forward' | 'back' = 'forward') =>
  page.evaluate((direction) => window.bench.turn(direction), direction);

/** Turns and drags in a book of eight pages, in a new window. */
export async function measureTurns(book: BookPage, note: Note): Promise<void> {
  await mount(book, 8);
  // The first turns compile their code and are not measured for any flipbook.
  for (const direction of ['forward', 'back', 'forward'] as const) await turn(book, direction);

  for (const [rate, whole, script, shownFrames, first] of [
    [1, 'turn', 'turnScript', 'shown', 'firstFrame'],
    [slowdown, 'slowTurn', 'slowTurnScript', 'slowShown', 'slowFirstFrame'],
  ] as const) {
    await book.slow(rate);
    for (const direction of ['forward', 'back'] as const) {
      const spent = await book.spent(() => turn(book, direction));
      note(whole, spent.TaskDuration);
      note(script, spent.ScriptDuration);
    }
    await noteTurn(book, note, { shown: shownFrames, first });
    await turn(book, 'back');
  }
  await book.slow(1);

  const blockedTurn = () => book.page.evaluate((ms) => window.bench.blockedTurn(ms), blockMs);
  const { shown: shownFrames, possible } = await book.frames(blockedTurn, 'bench-blocked', 'bench-free');
  note('blockedShown', shownFrames, possible);
  await turn(book, 'back');

  const corner = await placeOf(book, `[data-sample="${draggedPage}"]`, 1);
  await measureMoves(note, 'drag', mouse(book, { x: corner.x - 8, y: corner.y - 8 }, 1000));
}

/** The very first turn, in a new window that had time to prepare it. */
export async function measureFirstTurn(book: BookPage, note: Note): Promise<void> {
  await mount(book, 8);
  await book.slow(slowdown);
  await pause(settleMs);
  await noteTurn(book, note, { shown: 'firstTurnShown', first: 'firstTurnFrame' });
}

/** Gestures on a flipbook at twice its size, in a new window. */
export async function measureZoom(book: BookPage, note: Note): Promise<void> {
  await mount(book, 8, 'zoomed');
  const middle = await placeOf(book, '[data-flipbook-zoom]', 0.5);
  await measureMoves(note, 'pan', mouse(book, middle, 500));
  await measureMoves(note, 'pinch', fingers(book, middle));
}

/** Records the frames of a turn, and the time of the first one. */
async function noteTurn(book: BookPage, note: Note, rows: { shown: RowId; first: RowId }): Promise<void> {
  const { shown: shownFrames, possible, firstMs } = await book.frames(() => turn(book), 'bench-turn', 'bench-landed');
  note(rows.shown, shownFrames, possible);
  note(rows.first, firstMs);
}

/** Mounts a large book and turns a page in it. */
export async function measureBig(
  book: BookPage,
  note: Note,
  big: (typeof bigBooks)[number] | typeof neededBook,
): Promise<void> {
  note(big.mount, await mount(book, big.pageCount, 'kind' in big ? big.kind : 'text'));
  await turn(book);
  note(big.turn, (await book.spent(() => turn(book))).TaskDuration);
}

/** The position at a share of an element's width and height. */
async function placeOf({ page }: BookPage, selector: string, share: number): Promise<Place> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not in sight.`);
  return { x: box.x + box.width * share, y: box.y + box.height * share };
}

/** A gesture: it starts, moves along a share of its path, and ends. */
interface Hand {
  readonly book: BookPage;
  readonly moveType: MoveType;
  press(): Promise<unknown>;
  moveTo(way: number): Promise<unknown>;
  release(): Promise<unknown>;
}

function mouse(book: BookPage, from: Place, reachPx: number): Hand {
  let at = from;
  return {
    book,
    moveType: 'MOUSE_DRAGGED',
    async press() {
      await book.mouse('mouseMoved', from, false);
      await book.mouse('mousePressed', from, true);
    },
    moveTo(way) {
      // Never back to the start: a flipbook may take that for a click.
      at = { x: from.x - 60 - way * reachPx, y: from.y - 30 - way * 120 };
      return book.mouse('mouseMoved', at, true);
    },
    release: () => book.mouse('mouseReleased', at, false),
  };
}

function fingers(book: BookPage, { x, y }: Place): Hand {
  const [startPx, more] = pinchPx;
  const apart = (px: number) => [x - px, x + px].map((each, id) => ({ x: each, y, id }));
  return {
    book,
    moveType: 'TOUCH_MOVED',
    press: () => book.touch('touchStart', apart(startPx)),
    moveTo: (way) => book.touch('touchMove', apart(startPx + way * more)),
    release: () => book.touch('touchEnd', []),
  };
}

/** The cost of a gesture's moves, the frames that show them, and their latency. */
async function measureMoves(note: Note, id: 'drag' | 'pan' | 'pinch', hand: Hand): Promise<void> {
  // Not while frames are traced: tracing costs more with every frame shown.
  const { ThreadTime } = await hand.book.spent(() => move(hand));
  await hand.release();
  await pause(settleMs);
  const { shown: shownFrames, possible } = await hand.book.frames(() => move(hand), 'bench-moves', 'bench-moved');
  await hand.release();
  await pause(settleMs);
  const latencies = await hand.book.inputLatencies(() => move(hand), hand.moveType);
  await hand.release();
  note(`${id}Input`, medianOf(latencies));
  note(`${id}LateInput`, percentileOf(latencies, 95));
  note(`${id}Move`, ThreadTime / dragMoves);
  if (id === 'drag') note('dragFrame', ThreadTime / shownFrames);
  note(`${id}Shown`, shownFrames, possible);
}

/** The smallest of the numbers that this percentage of them does not exceed. */
function percentileOf(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

/** Starts a gesture and moves it back and forth in `dragMoves` moves. It does not end. */
async function move(hand: Hand): Promise<void> {
  await hand.press();
  const { page } = hand.book;
  await page.evaluate(() => performance.mark('bench-moves'));
  const start = performance.now();
  const sentMoves: Promise<unknown>[] = [];
  for (let move = 1; move <= dragMoves; move++) {
    const due = start + (move * 1000) / movesPerSecond;
    await pause(Math.max(0, due - performance.now()));
    sentMoves.push(hand.moveTo(Math.sin((Math.PI * move) / dragMoves)));
  }
  await Promise.all(sentMoves);
  await page.evaluate(() => performance.mark('bench-moved'));
}
