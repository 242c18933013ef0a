import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { chromiumLaunchOptions } from '../chromium.ts';
import { BookReader } from './BookReader.ts';

/**
 * Windows beside each other: a story mostly waits, for a frame or for what moves to come to rest.
 *
 * @param count how many
 * @returns lends the next free one to a piece of work
 */
export function bookReaders(
  count: number,
  address: string,
): <T>(work: (reader: BookReader) => Promise<T>) => Promise<T> {
  let browser: Browser;
  const free: BookReader[] = [];
  const waiting: ((reader: BookReader) => void)[] = [];
  beforeAll(async () => {
    browser = await chromium.launch(await chromiumLaunchOptions());
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
