import { createRef } from 'react';
import { Flipbook } from '../../../Flipbook.tsx';
import type { FlipbookHandle } from '../../../FlipbookHandle.ts';
import { settings } from './BenchBook.ts';
import { reactBook } from './reactBook.ts';
import { samplePage, samplePages } from './samplePage.tsx';

const handle = createRef<FlipbookHandle>();

export const book = reactBook(
  ({ onState, startPage, pageCount, isNeeded }) => {
    const given = { ...settings, startPage, ref: handle, 'aria-label': 'Sample', onChangeState: onState };
    if (isNeeded) return <Flipbook {...given} pageCount={pageCount} renderPage={samplePage} />;
    return <Flipbook {...given}>{samplePages(pageCount)}</Flipbook>;
  },
  (direction) => {
    if (direction === 'forward') void handle.current?.flipNext('bottom');
    else void handle.current?.flipPrev('bottom');
  },
);
