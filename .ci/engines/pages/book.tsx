import './book.css';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Flipbook } from '../../../src/flipbook/Flipbook.tsx';
import type { FlipbookHandle } from '../../../src/flipbook/FlipbookHandle.ts';
import { pageColour } from './pageColour.ts';
import type { BookRecord } from './TestBook.ts';

const room = document.getElementById('room');
if (!room) throw new Error('The page has no element with the id "room".');
const root = createRoot(room);
const book = createRef<FlipbookHandle>();
const records: BookRecord[] = [];

const record = (event: BookRecord['event'], value: BookRecord['value']): void => {
  records.push({ event, value, atMs: performance.now() });
};

const handle = (): FlipbookHandle => {
  if (!book.current) throw new Error('No book is mounted.');
  return book.current;
};

window.testBook = {
  records,
  page: () => handle().getCurrentPageIndex(),
  call: (method, page = 0) => (method === 'flip' ? handle().flip(page) : handle()[method]()),
  mount: ({ pageCount, ...props }) =>
    new Promise((painted) => {
      root.render(
        <Flipbook
          width={300}
          height={400}
          {...props}
          ref={book}
          aria-label="Colours"
          onFlip={(page) => record('flip', page)}
          onChangeState={(state) => record('state', state)}
          onChangeOrientation={(orientation) => record('orientation', orientation)}
          onInit={({ page }) => {
            record('init', page);
            painted();
          }}
        >
          {Array.from({ length: pageCount }, (_, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the pages of this book never change places
              key={index}
              className="colour"
              style={{ background: `rgb(${pageColour(index).join(' ')})` }}
            >
              <h2>{`Page ${index}`}</h2>
              <a href="#here">{`A link on page ${index}`}</a>
            </div>
          ))}
        </Flipbook>,
      );
    }),
};
