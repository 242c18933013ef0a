import type { BookPage } from './BookPage.ts';
import type { Readings } from './Readings.ts';

/** Page counts of the big books, and the rows that they fill. */
export const bigBooks = [
  { pageCount: 512, mount: 'mount512', turn: 'turn512' },
  { pageCount: 2000, mount: 'mount2000', turn: 'turn2000' },
] as const;

/** Making a big book, and a turn in it. */
export async function measureBig(
  book: BookPage,
  readings: Readings,
  { pageCount, mount, turn }: (typeof bigBooks)[number],
): Promise<void> {
  readings.add(mount, await book.page.evaluate((pages) => window.bench.mount(pages, 1), pageCount));
  await book.page.evaluate(() => window.bench.turn('forward'));
  const spent = await book.spent(() => book.page.evaluate(() => window.bench.turn('forward')));
  readings.add(turn, spent.busyMs);
}
