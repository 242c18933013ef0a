import { createRef } from 'react';
import { Flipbook } from '../../../Flipbook.tsx';
import type { FlipbookHandle } from '../../../FlipbookHandle.ts';
import { settings } from './BenchBook.ts';
import { reactBook } from './reactBook.ts';

const handle = createRef<FlipbookHandle>();

export const book = reactBook(
  ({ onState, ...given }) => (
    <Flipbook {...settings} {...given} ref={handle} aria-label="Sample" onChangeState={onState} />
  ),
  (direction) => {
    if (direction === 'forward') void handle.current?.flipNext('bottom');
    else void handle.current?.flipPrev('bottom');
  },
);
