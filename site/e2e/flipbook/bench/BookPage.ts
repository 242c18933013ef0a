import type { Browser } from 'playwright';
import type { Point } from '../../drivers/BrowserWindow.ts';
import { frameCategories, framesBetween, inputCategories, inputLatencies, type TraceEvent } from './readTrace.ts';
import type { Book, Reading, RowId } from './rows.ts';

/** The same window for every flipbook: two pages of 640 x 600 fit in it with space around them. */
const viewport = { width: 1440, height: 900 };

export type BookPage = Awaited<ReturnType<typeof openBookPage>>;

type Work = () => Promise<unknown>;

/** @param address the address of the bench's pages, with a trailing slash */
export async function openBookPage(browser: Browser, address: string, book: Book) {
  const page = await browser.newPage({ viewport });
  const devTools = await page.context().newCDPSession(page);
  // Wall-clock time: while the main thread waits for the compositor to accept a frame, it does
  // nothing else.
  await devTools.send('Performance.enable', { timeDomain: 'timeTicks' });
  await page.goto(`${address}book.html?${book}`);
  await page.waitForFunction(() => 'bench' in window);

  const metrics = async (): Promise<ReadonlyMap<string, number>> =>
    new Map((await devTools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
  const trace = async (work: Work, categories: string[]): Promise<readonly TraceEvent[]> => {
    await browser.startTracing(page, { categories });
    await work();
    return JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  };

  const readings: Reading[] = [];
  return {
    page,
    readings,
    /** Adds a reading of this book; for frames, also how many were possible. */
    record(row: RowId, value: number, possible?: number): void {
      readings.push({ book, row, value, possible });
    },
    /** Slows the CPU down by this factor for the page's main thread. */
    slow: (rate: number) => devTools.send('Emulation.setCPUThrottlingRate', { rate }),
    /** The time that the main thread works, in milliseconds. */
    async measure(work: Work) {
      const before = await metrics();
      await work();
      const after = await metrics();
      const ms = (name: string) => 1000 * ((after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN));
      return {
        /** Wall-clock time: includes waiting for the compositor and for other programs. */
        wholeMs: ms('TaskDuration'),
        cpuMs: ms('ThreadTime'),
        scriptMs: ms('ScriptDuration'),
      };
    },
    frames: async (work: Work, from: string, to: string) => framesBetween(await trace(work, frameCategories), from, to),
    /** The time of each move from input to its frame during `work`, in milliseconds. */
    async inputLatencies(work: Work): Promise<readonly number[]> {
      await page.evaluate(() => window.bench.requestFrames(true));
      const events = await trace(work, inputCategories);
      await page.evaluate(() => window.bench.requestFrames(false));
      return inputLatencies(events);
    },
    /** Moves, presses or releases the mouse. Playwright's mouse makes the page work for each move. */
    mouse: (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: Point, isPressed: boolean) =>
      devTools.send('Input.dispatchMouseEvent', {
        type,
        ...at,
        button: type === 'mouseMoved' && !isPressed ? 'none' : 'left',
        buttons: isPressed ? 1 : 0,
        clickCount: type === 'mouseMoved' ? 0 : 1,
      }),
  };
}
