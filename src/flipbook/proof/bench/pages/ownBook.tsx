import { createRef } from 'react';
import { FlipbookZoom } from '../../../around/zoom.ts';
import { Flipbook } from '../../../Flipbook.tsx';
import type { FlipbookHandle } from '../../../FlipbookHandle.ts';
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
