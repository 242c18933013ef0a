import { inject, vi } from 'vitest';
import { type OpenWindow, type Point, waitTimeoutMs } from '../../drivers/BrowserWindow.ts';
import type { TestBookProps } from './pages/book.tsx';

export type BookWindow = Awaited<ReturnType<typeof openBook>>;

const idle = (forMs: number) => new Promise<void>((resolve) => setTimeout(resolve, forMs));

/** Opens a window with the test page. Nothing is mounted yet. */
export async function openBook(open: OpenWindow, { width = 1280, height = 900 } = {}) {
  const view = await open();
  await view.resize(width, height);
  await view.goto(inject('browserBook'));
  await vi.waitUntil(() => view.evaluate(() => 'testBook' in window), { timeout: waitTimeoutMs });
  /** The point at these fractions of the open book's width and height, from its top left. */
  const pointAt = async (across: number, down: number): Promise<Point> => {
    const box = await view.evaluate(() => window.testBook.box());
    return { x: Math.round(box.x + box.width * across), y: Math.round(box.y + box.height * down) };
  };
  const until = (...record: Parameters<Window['testBook']['until']>) =>
    view.evaluate((event, value) => window.testBook.until(event, value), ...record);
  return {
    ...view,
    pointAt,
    until,
    /** Leaves the page idle, without requesting frames. */
    idle: (forMs: number) => view.evaluate(idle, forMs),
    mount: (props: TestBookProps) => view.evaluate((bookProps) => window.testBook.mount(bookProps), props),
    /** Presses at the first point, moves to the other, and releases once the page folds. */
    async drag(from: Point, to: Point) {
      await view.moveTo(from);
      await view.press();
      await view.moveTo(to, 10);
      // A pressed button would carry over to the next test.
      await until('state', 'user_fold').finally(view.release);
    },
    /** Waits for the end of a turn. Returns the zero-based open page. */
    async pageAfterTurn() {
      await until('state', 'read');
      return view.evaluate(() => window.testBook.page());
    },
    events: () => view.evaluate(() => window.testBook.records.map(({ value }) => value)),
  };
}
