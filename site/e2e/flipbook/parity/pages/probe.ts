// The tests' view of the page: the events that its handlers received, and what a user sees.
import type { PageFlip } from '../../../../../src/flipbook/compat/PageFlip.ts';
import type { HTMLFlipBookRef } from '../../../../../src/flipbook/compat.tsx';
import type { Box, Observation } from '../differencesOf.ts';
import { type AskedLook, answerLooks } from './answerLooks.ts';
import { bookRoot, boxOf, focusText, shownPages } from './seen.ts';

declare global {
  interface Window {
    probe: ReturnType<typeof makeProbe>;
  }
}

/** The longest time a page may move, in milliseconds: longer than any turn on a busy machine. */
const patienceMs = 30_000;

/** Before the app's code counts its frames. */
const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** The page's interface for tests: `window.probe`. */
export function makeProbe() {
  const events: { readonly text: string; readonly atMs: number }[] = [];
  const book: { current: HTMLFlipBookRef | null } = { current: null };
  const flip = (): PageFlip | undefined => book.current?.pageFlip();
  const record = (name: string, data: unknown): void =>
    void events.push({ text: `${name} ${dataText(data)}`, atMs: performance.now() });
  let begunMs = 0;
  const begin = (): void => {
    begunMs = performance.now();
  };
  addEventListener('mouseup', begin, true);
  return {
    book,
    flip,
    record,
    /** Calls methods of the flipbook in sequence, without a pause. */
    call(calls: readonly (readonly [string, ...unknown[]])[]): void {
      begin();
      for (const [method, ...args] of calls) {
        const found: unknown = Reflect.get(flip() ?? {}, method);
        if (typeof found === 'function') found.apply(flip(), args);
      }
    },
    listen: (): void => void flip()?.on('flip', (event) => record('heard', event.data)),
    ask: async (question: (flip: PageFlip | undefined) => Promise<unknown>) =>
      record(
        'answered',
        await question(flip()).catch((error: unknown) => (error instanceof Error ? error.message : error)),
      ),
    /** The box of the flipbook's element. @throws when there is none */
    bookBox(): Box {
      const root = bookRoot();
      if (!root) throw new Error('There is no book.');
      return boxOf(root);
    },
    /** Resolves once nothing has changed for this many frames. @throws after half a minute */
    async settle(frames: number) {
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
    /** The visible state, and the events since the last call. */
    async observe(looks: readonly AskedLook[]): Promise<Observation> {
      const reportedEvents = events.splice(0);
      const landed = reportedEvents.findLast(({ text }) => text === 'changeState read');
      const root = bookRoot();
      const around = document.querySelector('[data-around]');
      // Pictures cover the look of a lifted page; moving pages are skipped by hit testing.
      const isMoving = flip()?.getState?.() !== 'read' && root !== null;
      const visiblePages = isMoving ? [] : shownPages();
      return {
        words: {
          'pages shown': isMoving ? 'one that moves' : visiblePages.map(({ name }) => name).join(', '),
          events: reportedEvents.map(({ text }) => text).join(', '),
          focus: focusText(),
          output: document.querySelector('output')?.textContent ?? '',
          ...(await answerLooks(looks)),
        },
        boxes: {
          ...(around && { 'around the book': boxOf(around) }),
          ...(root && { book: boxOf(root) }),
          ...Object.fromEntries(visiblePages.map(({ name, page }) => [name, boxOf(page)])),
        },
        ...(looks.includes('time') && landed && { turnMs: Math.round(landed.atMs - begunMs) }),
      };
    },
  };
}

const dataText = (data: unknown): string => (typeof data === 'object' ? JSON.stringify(data) : String(data));

/** Everything that moves: styles written by scripts, running animations, scrolling, text. */
function signature(): string {
  const styles = [...document.querySelectorAll('[style]')].map((element) => element.getAttribute('style'));
  const running = document.getAnimations().map(({ currentTime }) => currentTime);
  return [...styles, ...running, scrollX, scrollY, document.body.textContent].join('|');
}
