import type { BenchBook, Direction } from './BenchBook.ts';

/** The time from a turn's start to the block of the main thread, in milliseconds. */
const blockAfterMs = 200;

/** The names of the marks in the trace. */
const mark = (name: string): PerformanceMark => performance.mark(`bench-${name}`);

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

const requestFrame = (): void => void requestAnimationFrame(() => undefined);

/** A task queued from a frame's callback runs after its paint. */
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

/** Makes `book` available as `window.bench`. */
export function offerBench(book: BenchBook): void {
  const container = document.getElementById('container');
  if (!container) throw new Error('The page has no element with the id "container".');

  const turn = async (direction: Direction): Promise<void> => {
    // In a task of the page, because code run from outside does not count as script.
    await new Promise<void>((resolve) =>
      setTimeout(() => {
        mark('turn');
        void book.turn(direction).then(resolve);
      }),
    );
    mark('landed');
    await nextFrame();
    await nextFrame();
  };

  window.bench = {
    turn,
    async mount(mounted) {
      const start = performance.now();
      book.mount(container, mounted);
      do await nextFrame();
      while (!isPageVisible(mounted.startPage));
      await nextPaint();
      return performance.now() - start;
    },
    requestFrames(isWanted) {
      if (isWanted) window.addEventListener('pointermove', requestFrame, true);
      else window.removeEventListener('pointermove', requestFrame, true);
    },
    async blockedTurn(blockMs) {
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
