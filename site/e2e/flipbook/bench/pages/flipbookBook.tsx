import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Flipbook } from '../../../../../src/flipbook/Flipbook.tsx';
import type { FlipbookHandle } from '../../../../../src/flipbook/FlipbookHandle.ts';
import { type BenchBook, settings } from './BenchBook.ts';
import { samplePage, samplePages } from './samplePage.tsx';

const handle = createRef<FlipbookHandle>();

export const book: BenchBook = {
  mount(container, setup, onState) {
    const { pageCount, onDemand } = setup;
    const bookProps = { ...settings, ref: handle, 'aria-label': 'Sample', onChangeState: onState };
    createRoot(container).render(
      onDemand ? (
        <Flipbook {...bookProps} pageCount={pageCount} renderPage={samplePage} />
      ) : (
        <Flipbook {...bookProps}>{samplePages(setup)}</Flipbook>
      ),
    );
  },
  turn(direction) {
    if (direction === 'forward') void handle.current?.flipNext('bottom');
    else void handle.current?.flipPrev('bottom');
  },
};
