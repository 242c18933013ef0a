// What the tests see of a project's page from outside: the events that its handlers got, and what a user sees.
import type { AskedLook, Box, Observation } from '../Observation.ts';
import { asked } from './asked.ts';
import { bookRoot, boxOf, focusWords, shownPages } from './seen.ts';

/** What a project's page offers the tests as `window.probe`. */
export interface Probe {
  /** Notes an event that a handler got. */
  record(name: string, data: unknown): void;
  /** Calls methods of the book one after the other, without a pause. */
  call(calls: readonly (readonly [string, ...unknown[]])[]): void;
  /** Where the book's element is. @throws when there is none */
  bookBox(): Box;
  /** The ref that the project gave its book. */
  book: { current: { pageFlip(): Record<string, (...args: readonly unknown[]) => unknown> | undefined } | null };
  /** Resolves once nothing has changed for that many frames. @throws after half a minute */
  settle(frames: number): Promise<void>;
  /** What is to be seen, and the events since the last time. */
  observe(looks: readonly AskedLook[]): Promise<Observation>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** How long a page may stay restless, in milliseconds: longer than any turn on a busy machine. */
const patienceMs = 30_000;

/** Before the project's code counts its frames. */
const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

export function makeProbe(): Probe {
  const events: { readonly words: string; readonly atMs: number }[] = [];
  let begunMs = 0;
  const begin = (): void => {
    begunMs = performance.now();
  };
  addEventListener('mouseup', begin, true);
  return {
    book: { current: null },
    record: (name, data) => void events.push({ words: `${name} ${dataWords(data)}`, atMs: performance.now() }),
    call(calls) {
      begin();
      for (const [method, ...args] of calls) this.book.current?.pageFlip()?.[method]?.(...args);
    },
    bookBox() {
      const root = bookRoot();
      if (!root) throw new Error('There is no book.');
      return boxOf(root);
    },
    async settle(frames) {
      const until = performance.now() + patienceMs;
      let before = '';
      for (let same = 0; same < frames; ) {
        await nextFrame();
        const now = `${events.length} ${signature()}`;
        same = now === before ? same + 1 : 0;
        before = now;
        if (performance.now() > until) throw new Error('The page does not come to rest.');
      }
    },
    async observe(looks) {
      const told = events.splice(0);
      const landed = told.findLast(({ words }) => words === 'changeState read');
      const root = bookRoot();
      const around = document.querySelector('[data-around]');
      // What a lifted page leaves to be seen is for pictures: pages that move take no part in what lies under a point.
      const isMoving = this.book.current?.pageFlip()?.getState?.() !== 'read' && root !== null;
      const shown = isMoving ? [] : shownPages();
      const boxes: Record<string, Box> = {};
      if (around) boxes['around the book'] = boxOf(around);
      if (root) boxes.book = boxOf(root);
      for (const { name, page } of shown) boxes[name] = boxOf(page);
      return {
        words: {
          'pages shown': isMoving ? 'one that moves' : shown.map(({ name }) => name).join(', ') || 'none',
          events: told.map(({ words }) => words).join(', ') || 'none',
          focus: focusWords(),
          output: [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join('; '),
          ...(await asked(looks)),
        },
        boxes,
        turnMs: looks.includes('time') && landed ? landed.atMs - begunMs : null,
      };
    },
  };
}

const dataWords = (data: unknown): string => (typeof data === 'object' ? JSON.stringify(data) : String(data));

/** All that moves: styles that scripts write, running animations, scrolling, texts. */
function signature(): string {
  const styles = [...document.querySelectorAll('[style]')].map((element) => element.getAttribute('style'));
  const running = document.getAnimations().map(({ currentTime }) => currentTime);
  return [...styles, ...running, scrollX, scrollY, document.body.textContent].join('|');
}
