import './book.css';
import { createRef, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { FlipbookZoom } from '../../../../../src/flipbook/around/zoom.ts';
import type { FlipbookSettings } from '../../../../../src/flipbook/engine/settings.ts';
import { Flipbook } from '../../../../../src/flipbook/Flipbook.tsx';
import type { FlipbookHandle } from '../../../../../src/flipbook/FlipbookHandle.ts';
import type { BookProps } from '../../../../../src/flipbook/view/BookProps.ts';

/** The test's options for a book, serializable as JSON. */
export interface TestBookProps extends Partial<FlipbookSettings>, Pick<BookProps, 'direction' | 'turn'> {
  readonly pageCount: number;
  /** Whether pages have their color and nothing else. @default false */
  readonly bare?: boolean;
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
  // No two of 200 pages have similar colors: steps without a common factor with 256 pass through
  // all values before one repeats.
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
let books = 0;

/** The longest wait for a book, in milliseconds: longer than any turn. */
const patienceMs = 10_000;
const records: BookRecord[] = [];
const news = new EventTarget();
const record = (event: BookRecord['event'], value: BookRecord['value']): void => {
  records.push({ event, value, atMs: performance.now() });
  news.dispatchEvent(new Event('record'));
};

/** The longest time between two frames while they are watched. */
let longestMs = 0;
/** @returns a function that stops; an unfinished frame counts with its time so far */
function watchFrames(): () => void {
  longestMs = 0;
  let before = performance.now();
  const look = (): void => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - before);
    before = now;
  };
  const lookAgain = (): void => {
    look();
    request = requestAnimationFrame(lookAgain);
  };
  let request = requestAnimationFrame(lookAgain);
  return () => {
    cancelAnimationFrame(request);
    look();
  };
}
let endWatch: (() => void) | undefined;

const handle = (): FlipbookHandle => {
  if (!book.current) throw new Error('No book is mounted.');
  return book.current;
};

/** The book that the page provides to tests as `window.testBook`. */
const testBook = {
  /** The events since mounting or `forget`, in order. */
  records,
  forget() {
    records.length = 0;
  },
  /** Resolves once the records contain that. @throws after ten seconds */
  async until(event: BookRecord['event'], value: BookRecord['value']): Promise<void> {
    const patience = AbortSignal.timeout(patienceMs);
    while (!records.some((one) => one.event === event && one.value === value)) {
      await new Promise((resolve, reject) => {
        const giveUp = () => reject(new Error(`No ${event} ${value}, but ${JSON.stringify(records)}`));
        patience.addEventListener('abort', giveUp);
        news.addEventListener('record', resolve, { once: true });
      });
    }
  },
  /** The longest time between two frames of the last turn. */
  longestFrameMs: () => longestMs,
  /** The open page, from 0. */
  page: () => handle().getCurrentPageIndex(),
  call: (method: 'flipNext' | 'flipPrev') => handle()[method](),
  /** The box of the pages, in CSS pixels: two in an open book, one in portrait. */
  box() {
    const pages = document.querySelector('[data-flipbook] > [data-part="book"]')?.getBoundingClientRect();
    if (!pages) throw new Error('No book is mounted.');
    return { x: pages.x, y: pages.y, width: pages.width, height: pages.height };
  },
  /** Mounts a new book in place of the previous one; resolves when it has been painted. */
  mount: ({ pageCount, bare = false, zoom, ...props }: TestBookProps) =>
    new Promise<void>((resolve) => {
      records.length = 0;
      books += 1;
      const bookElement = (
        <Flipbook
          key={books}
          width={300}
          height={400}
          {...props}
          ref={book}
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
