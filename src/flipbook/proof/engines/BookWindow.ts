import { inject, vi } from 'vitest';
import { aliveMs } from '../../../../.ci/engines/aliveMs.ts';
import type { EngineWindow, Point } from '../../../../.ci/engines/drivers/EngineWindow.ts';
import type { OpenWindow } from '../../../../.ci/engines/inEachEngine.ts';
import type { BookRecord, TestBookProps } from './pages/TestBook.ts';

/** A window with the book of colours in it. */
export interface BookWindow extends EngineWindow {
  /** Draws a new book in place of the one before; resolves when it has been painted. */
  mount(props: TestBookProps): Promise<void>;
  /** The point of the viewport that is these shares of the book's width and height from its top left. */
  pointAt(acrossShare: number, downShare: number): Promise<Point>;
  /** Gives the book the focus. */
  focusBook(): Promise<void>;
  /** Empties the book's records. */
  forget(): Promise<void>;
  /** Resolves once the records have that. @throws after ten seconds */
  until(event: BookRecord['event'], value: BookRecord['value']): Promise<void>;
  /** The book's events, without their times. */
  events(): Promise<readonly (string | number)[]>;
  /** The open page, counted from 0. */
  openPage(): Promise<number>;
}

/** Opens a window with the page that has the book. Nothing is mounted yet. */
export async function openBook(open: OpenWindow, { width = 1280, height = 900 } = {}): Promise<BookWindow> {
  const view = await open();
  await view.resize(width, height);
  await view.goto(inject('engineBook'));
  await vi.waitUntil(() => view.evaluate(() => 'testBook' in window), { timeout: aliveMs });
  return {
    ...view,
    mount: (props) => view.evaluate((given) => window.testBook.mount(given), props),
    async pointAt(acrossShare, downShare) {
      const box = await view.evaluate(() => window.testBook.box());
      return { x: Math.round(box.x + box.width * acrossShare), y: Math.round(box.y + box.height * downShare) };
    },
    focusBook: () => view.evaluate(() => document.querySelector<HTMLElement>('[data-flipbook]')?.focus()),
    forget: () => view.evaluate(() => window.testBook.forget()),
    until: (event, value) => view.evaluate((...record) => window.testBook.until(...record), event, value),
    events: () => view.evaluate(() => window.testBook.records.map(({ value }) => value)),
    openPage: () => view.evaluate(() => window.testBook.page()),
  };
}
