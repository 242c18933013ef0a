import { createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import HTMLFlipBook from 'react-pageflip';
import { settings } from './BenchBook.ts';
import { offerBench } from './offerBench.ts';
import { samplePage } from './samplePage.tsx';

let root: Root | undefined;
let atRest: () => void = () => undefined;

/** What is used of the object that its ref holds. */
interface Handle {
  pageFlip(): { flipNext(corner: string): void; flipPrev(corner: string): void };
}
const book = createRef<Handle>();

/** Its types ask for every setting. These are its own defaults. */
const theRest = {
  minWidth: 0,
  maxWidth: 0,
  minHeight: 0,
  maxHeight: 0,
  drawShadow: true,
  usePortrait: true,
  startZIndex: 0,
  autoSize: true,
  clickEventForward: true,
  useMouseEvents: true,
  swipeDistance: 30,
  showPageCorners: true,
  disableFlipByClick: false,
};

offerBench({
  mount(room, pageCount, startPage) {
    root = createRoot(room);
    root.render(
      <HTMLFlipBook
        {...theRest}
        {...settings}
        startPage={startPage}
        ref={book}
        className=""
        style={{}}
        onChangeState={({ data }) => data === 'read' && atRest()}
      >
        {Array.from({ length: pageCount }, (_, index) => samplePage(index))}
      </HTMLFlipBook>,
    );
  },
  turn: (direction) =>
    new Promise((resolve) => {
      atRest = resolve;
      if (direction === 'forward') book.current?.pageFlip().flipNext('bottom');
      else book.current?.pageFlip().flipPrev('bottom');
    }),
  unmount: () => root?.unmount(),
});
