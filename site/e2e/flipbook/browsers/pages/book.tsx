import './book.css';
import { createRef, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { FlipbookEdges } from '../../../../../src/flipbook/addons/edges.ts';
import { FlipbookZoom } from '../../../../../src/flipbook/addons/zoom.ts';
import type { FlipbookSettings } from '../../../../../src/flipbook/engine/settings.ts';
import { Flipbook } from '../../../../../src/flipbook/Flipbook.tsx';
import type { FlipbookHandle } from '../../../../../src/flipbook/FlipbookHandle.ts';
import type { BookProps } from '../../../../../src/flipbook/view/BookProps.ts';

/** The test's options for a book, serializable as JSON. */
export interface TestBookProps extends Partial<FlipbookSettings>, Pick<BookProps, 'direction' | 'turn'> {
  readonly pageCount: number;
  /** Whether pages have their color and nothing else. @default false */
  readonly bare?: boolean;
  /** The thickness of a leaf in the edges. @default no edges */
  readonly thickness?: number;
  /** The zoom of a surrounding `FlipbookZoom`. @default no zoom around it */
  readonly zoom?: number;
}

/** An event of the book, with its time in milliseconds of the page's clock. */
interface BookRecord {
  readonly event: 'state' | 'flip' | 'init';
  readonly value: string | number;
  readonly atMs: number;
}

/** A page of one color and a few words, which reports its size in the first layout effect. */
function ColorPage({ index, bare }: { index: number; bare: boolean }) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { offsetWidth, offsetHeight, dataset } = page.current ?? document.body;
    dataset.firstSize = `${offsetWidth} x ${offsetHeight}`;
  }, []);
  // The colors of any two of 200 pages differ by 21 or more in at least one channel.
  const color = [40 + index * 53, 90 + index * 97, 160 + index * 193].map((channel) => channel % 256);
  return (
    <div ref={page} className="color" style={{ background: `rgb(${color.join(' ')})` }}>
      {!bare && (
        <>
          <h2>{`Page ${index}`}</h2>
          <a href="#here">{`A link on page ${index}`}</a>
        </>
      )}
    </div>
  );
}

const container = document.getElementById('container');
if (!container) throw new Error('The page has no element with the id "container".');
const root = createRoot(container);
const book = createRef<FlipbookHandle>();
let mountCount = 0;

/** The longest wait for an event, in milliseconds: longer than any turn. */
const maxWaitMs = 10_000;
const records: BookRecord[] = [];
const recordEvents = new EventTarget();
const record = (event: BookRecord['event'], value: BookRecord['value']): void => {
  records.push({ event, value, atMs: performance.now() });
  recordEvents.dispatchEvent(new Event('record'));
};

/** The longest time between two frames of the last turn. */
let longestMs = 0;
/** Measures frames. @returns a function that stops, and counts the unfinished frame */
function watchFrames(): () => void {
  longestMs = 0;
  let lastFrameMs = performance.now();
  const measureFrame = (): void => {
    const nowMs = performance.now();
    longestMs = Math.max(longestMs, nowMs - lastFrameMs);
    lastFrameMs = nowMs;
  };
  const onFrame = (): void => {
    measureFrame();
    request = requestAnimationFrame(onFrame);
  };
  let request = requestAnimationFrame(onFrame);
  return () => {
    cancelAnimationFrame(request);
    measureFrame();
  };
}
let endWatch: (() => void) | undefined;

const handle = (): FlipbookHandle => {
  if (!book.current) throw new Error('No book is mounted.');
  return book.current;
};

/** The book that the page provides to tests as `window.testBook`. */
const testBook = {
  /** The events since mounting or `forget()`, in order. */
  records,
  forget() {
    records.length = 0;
  },
  /** Resolves once the records contain this event. @throws after ten seconds */
  async until(event: BookRecord['event'], value: BookRecord['value']): Promise<void> {
    const timeout = AbortSignal.timeout(maxWaitMs);
    while (!records.some((entry) => entry.event === event && entry.value === value)) {
      await new Promise((resolve, reject) => {
        const giveUp = () => reject(new Error(`No ${event} ${value}, but ${JSON.stringify(records)}`));
        timeout.addEventListener('abort', giveUp);
        recordEvents.addEventListener('record', resolve, { once: true });
      });
    }
  },
  /** The longest time between two frames of the last turn. */
  longestFrameMs: () => longestMs,
  /** The zero-based open page. */
  page: () => handle().getCurrentPageIndex(),
  call: (method: 'flipNext' | 'flipPrev') => handle()[method](),
  /** The box of the pages, in CSS pixels: as wide as two pages in landscape, as one in portrait. */
  box() {
    const pages = document.querySelector('[data-flipbook] > [data-part="book"]')?.getBoundingClientRect();
    if (!pages) throw new Error('No book is mounted.');
    return { x: pages.x, y: pages.y, width: pages.width, height: pages.height };
  },
  /** Replaces the book with a new one. Resolves when it has been painted. */
  mount: ({ pageCount, bare = false, thickness, zoom, ...props }: TestBookProps) =>
    new Promise<void>((resolve) => {
      records.length = 0;
      mountCount += 1;
      const bookElement = (
        <Flipbook
          key={mountCount}
          width={300}
          height={400}
          {...props}
          ref={book}
          edges={thickness && <FlipbookEdges thickness={thickness} />}
          aria-label="Colors"
          onFlip={(page) => record('flip', page)}
          onChangeState={(state) => {
            record('state', state);
            endWatch?.();
            endWatch = state === 'flipping' ? watchFrames() : undefined;
          }}
          onInit={({ page }) => {
            record('init', page);
            resolve();
          }}
        >
          {Array.from({ length: pageCount }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pages of this book never move
            <ColorPage key={index} index={index} bare={bare} />
          ))}
        </Flipbook>
      );
      root.render(zoom ? <FlipbookZoom defaultZoom={zoom}>{bookElement}</FlipbookZoom> : bookElement);
    }),
};

declare global {
  interface Window {
    testBook: typeof testBook;
  }
}

window.testBook = testBook;
