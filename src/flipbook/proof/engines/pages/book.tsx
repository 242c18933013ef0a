import './book.css';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Flipbook } from '../../../Flipbook.tsx';
import type { FlipbookHandle } from '../../../FlipbookHandle.ts';
import { bookRecords } from './bookRecords.ts';
import { ColourPage } from './ColourPage.tsx';
import { longestFrame } from './longestFrame.ts';

const room = document.getElementById('room');
if (!room) throw new Error('The page has no element with the id "room".');
const root = createRoot(room);
const book = createRef<FlipbookHandle>();
const { records, record, forget, until } = bookRecords();
const frames = longestFrame();
let books = 0;

const handle = (): FlipbookHandle => {
  if (!book.current) throw new Error('No book is mounted.');
  return book.current;
};

window.testBook = {
  records,
  forget,
  until,
  longestFrameMs: frames.ms,
  page: () => handle().getCurrentPageIndex(),
  call: (method, page = 0) => (method === 'flip' ? handle().flip(page) : handle()[method]()),
  box: () => {
    const pages = document.querySelector('[data-flipbook] > [data-part="book"]')?.getBoundingClientRect();
    if (!pages) throw new Error('No book is mounted.');
    return { x: pages.x, y: pages.y, width: pages.width, height: pages.height };
  },
  mount: ({ pageCount, bare = false, ...props }) =>
    new Promise((painted) => {
      forget();
      books += 1;
      root.render(
        <Flipbook
          key={books}
          width={300}
          height={400}
          {...props}
          ref={book}
          aria-label="Colours"
          onFlip={(page) => record('flip', page)}
          onChangeState={(state) => {
            record('state', state);
            if (state === 'flipping') frames.start();
            else frames.stop();
          }}
          onChangeOrientation={(orientation) => record('orientation', orientation)}
          onInit={({ page }) => {
            record('init', page);
            painted();
          }}
        >
          {Array.from({ length: pageCount }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pages of this book never change places
            <ColourPage key={index} index={index} bare={bare} />
          ))}
        </Flipbook>,
      );
    }),
};
