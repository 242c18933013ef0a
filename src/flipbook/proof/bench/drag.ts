import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';

/** A mouse that reports 120 times a second, twice for each frame of the display. */
const movesPerSecond = 120;

/** How many moves there are in a drag: 1.2 s. */
export const dragMoves = 144;

/** The page that lies open on the right when the drag begins. */
const draggedPage = 4;

/** Takes the open book's lower right corner over to the left and back, in `dragMoves` moves. The button stays down. */
export async function drag(page: Page): Promise<void> {
  const box = await page.locator(`[data-sample="${draggedPage}"]`).boundingBox();
  if (!box) throw new Error(`Page ${draggedPage} is not in sight.`);
  const corner = { x: box.x + box.width - 8, y: box.y + box.height - 8 };
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.evaluate(() => performance.mark('bench-drag'));
  const start = performance.now();
  const sent: Promise<void>[] = [];
  for (let move = 1; move <= dragMoves; move++) {
    const due = start + (move * 1000) / movesPerSecond;
    await pause(Math.max(0, due - performance.now()));
    const way = Math.sin((Math.PI * move) / dragMoves);
    // Never back to where it began: a book may take that for a click.
    sent.push(page.mouse.move(corner.x - 60 - way * 1000, corner.y - 30 - way * 120));
  }
  await Promise.all(sent);
  await page.evaluate(() => performance.mark('bench-dropped'));
}
