import { chromium } from 'playwright';
import { expect, inject, test } from 'vitest';
import { chromiumLaunchOptions } from '../../drivers/chromium.ts';
import type { TraceEvent } from '../bench/readTrace.ts';

type StyleEvent = TraceEvent & { readonly args?: { readonly elementCount?: number } };

test('a turn in a book of 400 pages updates the style of as many elements as in one of 8', async () => {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const page = await browser.newPage({ viewport: { width: 900, height: 760 } });
  await page.goto(inject('browserBook'));
  await page.waitForFunction(() => 'testBook' in window);
  const restyled = async (pageCount: number): Promise<number> => {
    await page.evaluate((count) => window.testBook.mount({ pageCount: count, flippingTime: 100 }), pageCount);
    const turn = () => page.evaluate(() => window.testBook.call('flipNext'));
    await turn();
    await browser.startTracing(page, { categories: ['-*', 'devtools.timeline'] });
    await turn();
    const { traceEvents }: { traceEvents: StyleEvent[] } = JSON.parse((await browser.stopTracing()).toString());
    const counts = traceEvents.flatMap(({ name, args }) =>
      name === 'UpdateLayoutTree' ? (args?.elementCount ?? []) : [],
    );
    expect(counts).not.toEqual([]);
    return Math.max(...counts);
  };
  const few = await restyled(8);
  expect(few).toBeGreaterThan(0);
  expect(await restyled(400)).toBeLessThanOrEqual(few);
  await browser.close();
});
