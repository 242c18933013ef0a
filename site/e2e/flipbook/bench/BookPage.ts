import type { Browser, CDPSession, Page } from 'playwright';
import {
  type Frames,
  frameCategories,
  framesBetween,
  inputCategories,
  inputLatencies,
  type MoveType,
  type TraceEvent,
} from './readTrace.ts';
import type { Book } from './rows.ts';

/** The same window for every flipbook: 8 pages of 640 x 600 fit in it with space around them. */
const viewport = { width: 1440, height: 900 };

/** The work of the main thread, in milliseconds, by the names of Chromium's metrics. */
interface Spent {
  /** Wall-clock time: includes waiting for the compositor and for other programs. */
  readonly TaskDuration: number;
  /** CPU time. */
  readonly ThreadTime: number;
  readonly ScriptDuration: number;
}

/** A position in the window, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A page with one flipbook, and the instruments to measure it. */
export class BookPage {
  readonly page: Page;
  readonly #browser: Browser;
  readonly #devTools: CDPSession;

  private constructor(browser: Browser, page: Page, devTools: CDPSession) {
    this.#browser = browser;
    this.page = page;
    this.#devTools = devTools;
  }

  /** @param address the address of the bench's pages, with a trailing slash */
  static async open(browser: Browser, address: string, book: Book): Promise<BookPage> {
    const page = await browser.newPage({ viewport });
    const devTools = await page.context().newCDPSession(page);
    // Wall-clock time: while the main thread waits for the compositor to accept a frame, it does
    // nothing else.
    await devTools.send('Performance.enable', { timeDomain: 'timeTicks' });
    await page.goto(`${address}book.html?${book}`);
    await page.waitForFunction(() => 'bench' in window);
    return new BookPage(browser, page, devTools);
  }

  /** Slows the CPU down by this factor for the page's main thread. */
  async slow(rate: number): Promise<void> {
    await this.#devTools.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** The work of the main thread during `work`. */
  async spent(work: () => Promise<unknown>): Promise<Spent> {
    const before = await this.#metrics();
    await work();
    const after = await this.#metrics();
    const ms = (name: keyof Spent) => 1000 * ((after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN));
    return {
      TaskDuration: ms('TaskDuration'),
      ThreadTime: ms('ThreadTime'),
      ScriptDuration: ms('ScriptDuration'),
    };
  }

  /** The frames between two of the page's marks during `work`. */
  async frames(work: () => Promise<unknown>, from: string, to: string): Promise<Frames> {
    return framesBetween(await this.#trace(work, frameCategories), from, to);
  }

  /** The time of each move from input to its frame during `work`, in milliseconds. */
  async inputLatencies(work: () => Promise<unknown>, type: MoveType): Promise<readonly number[]> {
    await this.page.evaluate(() => window.bench.requestFrames(true));
    const events = await this.#trace(work, inputCategories);
    await this.page.evaluate(() => window.bench.requestFrames(false));
    return inputLatencies(events, type);
  }

  /** Moves or presses the mouse. Playwright's own mouse makes the page work for each move. */
  mouse(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: Place, isPressed: boolean): Promise<unknown> {
    return this.#devTools.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: type === 'mouseMoved' && !isPressed ? 'none' : 'left',
      buttons: isPressed ? 1 : 0,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  }

  /** Puts fingers on the screen, moves them, or lifts them all. */
  touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: (Place & { readonly id: number })[],
  ): Promise<unknown> {
    return this.#devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  async #trace(work: () => Promise<unknown>, categories: string[]): Promise<readonly TraceEvent[]> {
    await this.#browser.startTracing(this.page, { categories });
    await work();
    const trace: { traceEvents: TraceEvent[] } = JSON.parse((await this.#browser.stopTracing()).toString());
    return trace.traceEvents;
  }

  async #metrics(): Promise<ReadonlyMap<string, number>> {
    const { metrics } = await this.#devTools.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  }
}
