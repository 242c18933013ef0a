import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { BookReader } from './BookReader.ts';

/**
 * A pool of windows: a story mostly waits for frames, so several share a core.
 *
 * @param count how many
 * @param browserAddress where the browser listens that setup.ts has started
 * @param address of the built book
 * @returns runs work in the next free window
 */
export function bookReaders(
  count: number,
  { browserAddress, address }: { browserAddress: string; address: string },
): <T>(work: (reader: BookReader) => Promise<T>) => Promise<T> {
  let browser: Browser;
  const free: BookReader[] = [];
  const waiting: ((reader: BookReader) => void)[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(browserAddress);
    for (let index = 0; index < count; index += 1) free.push(await BookReader.at(browser, address));
  });
  afterAll(() => browser.close());

  const giveBack = (reader: BookReader) => {
    const next = waiting.shift();
    if (next) next(reader);
    else free.push(reader);
  };
  return async (work) => {
    const reader = free.shift() ?? (await new Promise<BookReader>((resolve) => waiting.push(resolve)));
    try {
      return await work(reader);
    } finally {
      giveBack(reader);
    }
  };
}
