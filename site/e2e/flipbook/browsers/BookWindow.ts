import { inject, vi } from 'vitest';
import { aliveMs, type BrowserWindow, type OpenWindow, type Point } from '../../drivers/BrowserWindow.ts';
import type { TestBook } from './pages/TestBook.ts';

/** A position in shares of the open book's width and height, from its top left. */
type Place = readonly [across: number, down: number];

/** A window with the test book of colors. */
export interface BookWindow extends BrowserWindow, Pick<TestBook, 'mount' | 'until'> {
  /** The viewport point of a position in the book. */
  pointAt(...place: Place): Promise<Point>;
  clickAt(...place: Place): Promise<void>;
  /** Presses at the first position, moves to the other, and releases once the page folds. */
  drag(from: Place, to: Place): Promise<void>;
  /** Clears the book's records. */
  forget(): Promise<void>;
  /** The open page after a turn, from 0. */
  landed(): Promise<number>;
  /** The book's events without their times. */
  events(): Promise<readonly (string | number)[]>;
  /** The duration of the last turn, from `flipping` to `read`, and its longest frame. */
  lasted(): Promise<{ readonly turnMs: number; readonly frameMs: number }>;
}

/** Opens a window with the test page. Nothing is mounted yet. */
export async function openBook(open: OpenWindow, { width = 1280, height = 900 } = {}): Promise<BookWindow> {
  const view = await open();
  await view.resize(width, height);
  await view.goto(inject('browserBook'));
  await vi.waitUntil(() => view.evaluate(() => 'testBook' in window), { timeout: aliveMs });
  const pointAt: BookWindow['pointAt'] = async (across, down) => {
    const box = await view.evaluate(() => window.testBook.box());
    return { x: Math.round(box.x + box.width * across), y: Math.round(box.y + box.height * down) };
  };
  const until: BookWindow['until'] = (...record) =>
    view.evaluate((event, value) => window.testBook.until(event, value), ...record);
  return {
    ...view,
    pointAt,
    until,
    mount: (props) => view.evaluate((bookProps) => window.testBook.mount(bookProps), props),
    async clickAt(...place) {
      await view.moveTo(await pointAt(...place));
      await view.clickHere();
    },
    async drag(from, to) {
      await view.moveTo(await pointAt(...from));
      await view.press();
      await view.moveTo(await pointAt(...to), 10);
      // A pressed button would carry over to the next test.
      await until('state', 'user_fold').finally(() => view.release());
    },
    forget: () => view.evaluate(() => window.testBook.forget()),
    async landed() {
      await until('state', 'read');
      return view.evaluate(() => window.testBook.page());
    },
    events: () => view.evaluate(() => window.testBook.records.map(({ value }) => value)),
    lasted: () =>
      view.evaluate(() => {
        const when = (state: string) =>
          window.testBook.records.findLast(({ value }) => value === state)?.atMs ?? Number.NaN;
        return { turnMs: when('read') - when('flipping'), frameMs: window.testBook.longestFrameMs() };
      }),
  };
}
