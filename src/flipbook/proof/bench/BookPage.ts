import type { Browser, CDPSession, Page } from 'playwright';
import { type Frames, frameCategories, framesBetween, type TraceEvent } from './frames.ts';
import type { Book } from './rows.ts';

/** The same window for every book: 8 pages of 640 x 600 lie open in it with room around them. */
const viewport = { width: 1440, height: 900 };

/** What the main thread has done, in milliseconds. */
interface Spent {
  /** By the clock: waiting for the compositor counts, and so does what other programs take away. */
  readonly busyMs: number;
  /** What it had of a processor. */
  readonly processorMs: number;
  readonly scriptMs: number;
}

/** A place in the window, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A page with one book, and the instruments to look into it. */
export class BookPage {
  readonly page: Page;
  readonly #browser: Browser;
  readonly #devTools: CDPSession;

  private constructor(browser: Browser, page: Page, devTools: CDPSession) {
    this.#browser = browser;
    this.page = page;
    this.#devTools = devTools;
  }

  /** @param address where the bench's pages are served, with a closing slash */
  static async open(browser: Browser, address: string, book: Book): Promise<BookPage> {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    // By the clock: while the main thread waits for the compositor to take a frame over, it does nothing else.
    await devTools.send('Performance.enable', { timeDomain: 'timeTicks' });
    await page.goto(`${address}book.html?${book}`);
    await page.waitForFunction(() => 'bench' in window);
    return new BookPage(browser, page, devTools);
  }

  /** Makes this machine's processor so many times slower for the page's main thread. */
  async slow(rate: number): Promise<void> {
    await this.#devTools.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** What the main thread did while `work` was done. */
  async spent(work: () => Promise<unknown>): Promise<Spent> {
    const before = await this.#soFar();
    await work();
    const after = await this.#soFar();
    return {
      busyMs: after.busyMs - before.busyMs,
      processorMs: after.processorMs - before.processorMs,
      scriptMs: after.scriptMs - before.scriptMs,
    };
  }

  /** The frames between two of the page's marks while `work` was done. */
  async frames(work: () => Promise<unknown>, from: string, to: string): Promise<Frames> {
    await this.#browser.startTracing(this.page, { categories: frameCategories });
    await work();
    const trace: { traceEvents: TraceEvent[] } = JSON.parse((await this.#browser.stopTracing()).toString());
    return framesBetween(trace.traceEvents, from, to);
  }

  /** Moves the mouse or presses it; `held`: its button is down meanwhile. */
  mouse(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: Place, held: boolean): Promise<unknown> {
    return this.#devTools.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: type === 'mouseMoved' && !held ? 'none' : 'left',
      buttons: held ? 1 : 0,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  async #soFar(): Promise<Spent> {
    const { metrics } = await this.#devTools.send('Performance.getMetrics');
    const ms = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
    return { busyMs: ms('TaskDuration'), processorMs: ms('ThreadTime'), scriptMs: ms('ScriptDuration') };
  }
}
