import { setTimeout as pause } from 'node:timers/promises';
import type { BookPage, Place } from './BookPage.ts';

/** A mouse that reports 120 times a second, twice for each frame of the display. */
const movesPerSecond = 120;

/** How many moves there are in a drag: 1.2 s. */
export const dragMoves = 144;

/** The page that lies open on the right when the drag begins. */
const draggedPage = 4;

/**
 * Takes the open book's lower right corner over to the left and back, in `dragMoves` moves. The button stays down.
 *
 * @returns where the mouse is then
 */
export async function drag(book: BookPage): Promise<Place> {
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
