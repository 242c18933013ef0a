import { createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Flipbook } from '../../../src/flipbook/Flipbook.tsx';
import type { FlipbookHandle } from '../../../src/flipbook/FlipbookHandle.ts';
import { settings } from './BenchBook.ts';
import { offerBench } from './offerBench.ts';
import { samplePage } from './samplePage.tsx';

let root: Root | undefined;
const book = createRef<FlipbookHandle>();
let atRest: () => void = () => undefined;

offerBench({
  mount(room, pageCount, startPage) {
    root = createRoot(room);
    root.render(
      <Flipbook
        {...settings}
        startPage={startPage}
        ref={book}
        aria-label="Sample"
        onChangeState={(state) => state === 'read' && atRest()}
      >
        {Array.from({ length: pageCount }, (_, index) => samplePage(index))}
      </Flipbook>,
    );
  },
  turn: (direction) =>
    new Promise((resolve) => {
      atRest = resolve;
      if (direction === 'forward') void book.current?.flipNext('bottom');
      else void book.current?.flipPrev('bottom');
    }),
  unmount: () => root?.unmount(),
});
