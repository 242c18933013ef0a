import { setTimeout as pause } from 'node:timers/promises';
import type { BookPage, Frames, Place } from './BookPage.ts';
import type { RowId } from './rows.ts';

const slowdown = 4;
const blockMs = 300;
/** A mouse that reports 120 times a second, twice for each frame of the display. */
const movesPerSecond = 120;

/** How many moves there are in a drag: 1.2 s. */
const dragMoves = 144;

/** The page that lies open on the right when the drag begins. */
const draggedPage = 4;
/** A page that is let go lies flat again before this, in any book. */
const settleMs = 1500;

/** Takes a reading; of frames, with how many were possible. */
export type Note = (id: RowId, value: number, possible?: number) => void;

/** Page counts of the big books, and the rows that they fill. */
export const bigBooks = [
  { pageCount: 512, mount: 'mount512', turn: 'turn512' },
  { pageCount: 2000, mount: 'mount2000', turn: 'turn2000' },
] as const;

/** The same of a book that makes its pages when needed. */
export const neededBook = { pageCount: 2000, mount: 'mountNeeded', turn: 'turnNeeded', isNeeded: true } as const;

const mount = ({ page }: BookPage, pageCount: number, isNeeded = false) =>
  page.evaluate((mounted) => window.bench.mount(mounted), { pageCount, startPage: 1, isNeeded });
const turn = ({ page }: BookPage, direction: 'forward' | 'back' = 'forward') =>
  page.evaluate((way) => window.bench.turn(way), direction);

/** Turns and drags in a book of eight pages, in a fresh window. */
export async function measureTurns(book: BookPage, note: Note): Promise<void> {
  const noteShown = (id: RowId, { shown, possible }: Frames) => note(id, shown, possible);
  await mount(book, 8);
  // The first turns of a page compile what they run. They are not measured, for no book.
  for (const direction of ['forward', 'back', 'forward'] as const) await turn(book, direction);

  for (const [rate, whole, script, shown] of [
    [1, 'turn', 'turnScript', 'shown'],
    [slowdown, 'slowTurn', 'slowTurnScript', 'slowShown'],
  ] as const) {
    await book.slow(rate);
    for (const direction of ['forward', 'back'] as const) {
      const spent = await book.spent(() => turn(book, direction));
      note(whole, spent.TaskDuration);
      note(script, spent.ScriptDuration);
    }
    noteShown(shown, await book.frames(() => turn(book), 'bench-turn', 'bench-landed'));
    await turn(book, 'back');
  }
  await book.slow(1);

  const blockedTurn = () => book.page.evaluate((ms) => window.bench.blockedTurn(ms), blockMs);
  noteShown('blockedShown', await book.frames(blockedTurn, 'bench-blocked', 'bench-free'));
  await turn(book, 'back');

  // Not while frames are traced: what tracing costs grows with the frames that are shown.
  let end = { x: 0, y: 0 };
  const { ThreadTime } = await book.spent(async () => {
    end = await drag(book);
  });
  // The page falls back to where it lay.
  await book.mouse('mouseReleased', end, false);
  await pause(settleMs);
  const dragged = await book.frames(() => drag(book), 'bench-drag', 'bench-dropped');
  note('dragMove', ThreadTime / dragMoves);
  note('dragFrame', ThreadTime / dragged.shown);
  noteShown('dragShown', dragged);
}

/** Making a big book, and a turn in it. */
export async function measureBig(
  book: BookPage,
  note: Note,
  big: (typeof bigBooks)[number] | typeof neededBook,
): Promise<void> {
  note(big.mount, await mount(book, big.pageCount, 'isNeeded' in big));
  await turn(book);
  note(big.turn, (await book.spent(() => turn(book))).TaskDuration);
}

/**
 * Takes the open book's lower right corner over to the left and back, in `dragMoves` moves. The button stays down.
 *
 * @returns where the mouse is then
 */
async function drag(book: BookPage): Promise<Place> {
  const box = await book.page.locator(`[data-sample="${draggedPage}"]`).boundingBox();
  if (!box) throw new Error(`Page ${draggedPage} is not in sight.`);
  const corner = { x: box.x + box.width - 8, y: box.y + box.height - 8 };
  await book.mouse('mouseMoved', corner, false);
  await book.mouse('mousePressed', corner, true);
  await book.page.evaluate(() => performance.mark('bench-drag'));
  const start = performance.now();
  const sent: Promise<unknown>[] = [];
  let at = corner;
  for (let move = 1; move <= dragMoves; move++) {
    const due = start + (move * 1000) / movesPerSecond;
    await pause(Math.max(0, due - performance.now()));
    const way = Math.sin((Math.PI * move) / dragMoves);
    // Never back to where it began: a book may take that for a click.
    at = { x: corner.x - 60 - way * 1000, y: corner.y - 30 - way * 120 };
    sent.push(book.mouse('mouseMoved', at, true));
  }
  await Promise.all(sent);
  await book.page.evaluate(() => performance.mark('bench-dropped'));
  return at;
}
