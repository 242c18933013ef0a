import type { BookPage } from './BookPage.ts';
import type { Readings } from './Readings.ts';

/** A book at rest, and one after its unmount. */
export async function measureRest(book: BookPage, readings: Readings): Promise<void> {
  const rest = (ms: number) => book.page.evaluate((time) => window.bench.rest(time), ms);
  await book.page.evaluate(() => window.bench.mount(8, 1));
  await book.page.evaluate(() => window.bench.turn('forward'));
  await rest(500);
  let seen = { callbacks: Number.NaN, mutations: Number.NaN };
  const spent = await book.spent(async () => {
    seen = await rest(5000);
  });
  readings.add('rest', spent.busyMs);
  readings.add('restCallbacks', seen.callbacks);
  readings.add('restMutations', seen.mutations);
  await book.page.evaluate(() => window.bench.unmount());
  await rest(200);
  readings.add('goneCallbacks', (await rest(1000)).callbacks);
}
