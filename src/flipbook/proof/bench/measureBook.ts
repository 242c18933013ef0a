import { setTimeout as pause } from 'node:timers/promises';
import type { BookPage } from './BookPage.ts';
import { drag, dragMoves } from './drag.ts';
import type { Frames } from './frames.ts';
import type { RowId } from './rows.ts';

const slowdown = 4;
const blockMs = 300;
/** A page that is let go lies flat again before this, in any book. */
const settleMs = 1500;

/** Takes a reading; of frames, with how many were possible. */
export type Note = (id: RowId, value: number, possible?: number) => void;

/** Page counts of the big books, and the rows that they fill. */
export const bigBooks = [
  { pageCount: 512, mount: 'mount512', turn: 'turn512' },
  { pageCount: 2000, mount: 'mount2000', turn: 'turn2000' },
] as const;

const mount = ({ page }: BookPage, pageCount: number) =>
  page.evaluate((pages) => window.bench.mount(pages, 1), pageCount);
const turn = ({ page }: BookPage, direction: 'forward' | 'back' = 'forward') =>
  page.evaluate((way) => window.bench.turn(way), direction);
const rest = ({ page }: BookPage, ms: number) => page.evaluate((time) => window.bench.rest(time), ms);

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
export async function measureBig(book: BookPage, note: Note, big: (typeof bigBooks)[number]): Promise<void> {
  note(big.mount, await mount(book, big.pageCount));
  await turn(book);
  note(big.turn, (await book.spent(() => turn(book))).TaskDuration);
}

/** A book at rest, and one after its unmount. */
export async function measureRest(book: BookPage, note: Note): Promise<void> {
  await mount(book, 8);
  await turn(book);
  await rest(book, 500);
  const { callbacks, mutations } = await rest(book, 5000);
  note('restCallbacks', callbacks);
  note('restMutations', mutations);
  await book.page.evaluate(() => window.bench.unmount());
  await rest(book, 200);
  note('goneCallbacks', (await rest(book, 1000)).callbacks);
}
