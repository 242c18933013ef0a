import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { FlipbookZoom } from '../../../../../src/flipbook/around/zoom.ts';
import { Flipbook } from '../../../../../src/flipbook/Flipbook.tsx';
import type { FlipbookHandle } from '../../../../../src/flipbook/FlipbookHandle.ts';
import { type BenchBook, settings } from './BenchBook.ts';
import { samplePage, samplePages } from './samplePage.tsx';

const handle = createRef<FlipbookHandle>();

export const book: BenchBook = {
  mount(container, setup, onState) {
    const { startPage, pageCount, kind } = setup;
    const bookProps = { ...settings, startPage, ref: handle, 'aria-label': 'Sample', onChangeState: onState };
    const pages =
      kind === 'needed' ? (
        <Flipbook {...bookProps} pageCount={pageCount} renderPage={samplePage} />
      ) : (
        <Flipbook {...bookProps}>{samplePages(setup)}</Flipbook>
      );
    createRoot(container).render(kind === 'zoomed' ? <FlipbookZoom defaultZoom={2}>{pages}</FlipbookZoom> : pages);
  },
  turn(direction) {
    if (direction === 'forward') void handle.current?.flipNext('bottom');
    else void handle.current?.flipPrev('bottom');
  },
};
