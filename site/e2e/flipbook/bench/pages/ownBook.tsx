import { createRef } from 'react';
import { FlipbookZoom } from '../../../../../src/flipbook/around/zoom.ts';
import { Flipbook } from '../../../../../src/flipbook/Flipbook.tsx';
import type { FlipbookHandle } from '../../../../../src/flipbook/FlipbookHandle.ts';
import { settings } from './BenchBook.ts';
import { reactBook } from './reactBook.ts';
import { samplePage, samplePages } from './samplePage.tsx';

const handle = createRef<FlipbookHandle>();

export const book = reactBook(
  ({ onState, ...mounted }) => {
    const { startPage, pageCount, kind } = mounted;
    const bookProps = { ...settings, startPage, ref: handle, 'aria-label': 'Sample', onChangeState: onState };
    if (kind === 'needed') return <Flipbook {...bookProps} pageCount={pageCount} renderPage={samplePage} />;
    const book = <Flipbook {...bookProps}>{samplePages(mounted)}</Flipbook>;
    return kind === 'zoomed' ? <FlipbookZoom defaultZoom={2}>{book}</FlipbookZoom> : book;
  },
  (direction) => {
    if (direction === 'forward') void handle.current?.flipNext('bottom');
    else void handle.current?.flipPrev('bottom');
  },
);
