import { inject, vi } from 'vitest';
import {
  aliveMs,
  type BrowserWindow,
  type OpenWindow,
  type Point,
} from '../../../../site/e2e/drivers/BrowserWindow.ts';
import type { TestBook } from './pages/TestBook.ts';

/** A place as shares of the open book's width and height from its top left. */
type Place = readonly [across: number, down: number];

/** A window with the book of colours in it. */
export interface BookWindow extends BrowserWindow, Pick<TestBook, 'mount' | 'until'> {
  /** The point of the viewport that is a place of the book. */
  pointAt(...place: Place): Promise<Point>;
  clickAt(...place: Place): Promise<void>;
  /** Presses at the first, goes to the other, and lets go once the page folds. */
  drag(from: Place, to: Place): Promise<void>;
  /** Empties the book's records. */
  forget(): Promise<void>;
  /** The page that is open once a turn has ended, counted from 0. */
  landed(): Promise<number>;
  /** The book's events, without their times. */
  events(): Promise<readonly (string | number)[]>;
  /** How long the last turn lasted, from `flipping` to `read`, and the longest frame in it. */
  lasted(): Promise<{ readonly turnMs: number; readonly frameMs: number }>;
}

/** Opens a window with the page that has the book. Nothing is mounted yet. */
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
      // A button that stayed down would be the next test's.
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
