// The page of the bench: `book.html?page-flip` provides that flipbook as `window.bench`.
import './page.css';
import type { Book } from '../rows.ts';
import { type BenchBook, type BookSetup, type Direction, settings } from './BenchBook.ts';

const loaders: Readonly<Record<Book, () => Promise<{ book: BenchBook }>>> = {
  flipbook: () => import('./flipbookBook.tsx'),
  'page-flip': () => import('./pageFlipBook.ts'),
  'react-pageflip': () => import('./reactPageflipBook.tsx'),
};

/** The time from a turn's start to the block of the main thread, in milliseconds. */
const blockAfterMs = 200;

const mark = (name: string): PerformanceMark => performance.mark(`bench-${name}`);

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

const requestFrame = (): void => void requestAnimationFrame(() => undefined);

/** Waits for the next paint: a task queued by a frame's callback runs after its paint. */
async function nextPaint(): Promise<void> {
  await nextFrame();
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

function isPageVisible(page: number): boolean {
  const element = document.querySelector(`[data-sample="${page}"]`);
  return element?.checkVisibility() === true && element.getBoundingClientRect().height > 0;
}

function benchOf(book: BenchBook) {
  const container = document.getElementById('container');
  if (!container) throw new Error('The page has no element with the id "container".');

  let onRest = (): void => undefined;
  /** Turns once, and waits for the second frame after the turn. */
  const turn = async (direction: Direction): Promise<void> => {
    // Runs in a task of the page, because Chromium does not count code run from outside as script.
    await new Promise<void>((resolve) =>
      setTimeout(() => {
        mark('turn');
        onRest = resolve;
        book.turn(direction);
      }),
    );
    mark('landed');
    await nextFrame();
    await nextFrame();
  };

  return {
    turn,
    /** Mounts the book. Returns the milliseconds until its open page has been painted. */
    async mount(setup: BookSetup): Promise<number> {
      const start = performance.now();
      book.mount(container, setup, (state) => state === 'read' && onRest());
      do await nextFrame();
      while (!isPageVisible(settings.startPage));
      await nextPaint();
      return performance.now() - start;
    },
    /**
     * Makes the page request a frame for each pointer move, or stops it. Chromium follows an input
     * to the display only if its handler requests a frame; frames of an endless loop do not count.
     */
    requestFrames(isWanted: boolean): void {
      if (isWanted) window.addEventListener('pointermove', requestFrame, true);
      else window.removeEventListener('pointermove', requestFrame, true);
    },
    /** Turns once, blocking the main thread for this long in the middle. */
    async blockedTurn(blockMs: number): Promise<void> {
      setTimeout(() => {
        mark('blocked');
        const end = performance.now() + blockMs;
        while (performance.now() < end);
        mark('free');
      }, blockAfterMs);
      await turn('forward');
    },
  };
}

declare global {
  interface Window {
    bench: ReturnType<typeof benchOf>;
  }
}

const kind = location.search.slice(1);
for (const [name, make] of Object.entries(loaders)) {
  if (name === kind) window.bench = benchOf((await make()).book);
}
