import { createRef } from 'react';
import HTMLFlipBook from 'react-pageflip';
import { defaultSettings } from '../../../../../src/flipbook/engine/settings.ts';
import { settings } from './BenchBook.ts';
import { reactBook } from './reactBook.ts';
import { samplePages } from './samplePage.tsx';

/** The part of its ref that the bench uses. */
interface Handle {
  pageFlip(): { flipNext(corner: string): void; flipPrev(corner: string): void };
}
const handle = createRef<Handle>();

/** Its types require every setting. Ours are its defaults. */
const theRest = { ...defaultSettings, className: '', style: {} };

export const book = reactBook(
  ({ onState, ...mounted }) => (
    <HTMLFlipBook
      {...theRest}
      {...settings}
      startPage={mounted.startPage}
      ref={handle}
      onChangeState={({ data }) => onState(data)}
    >
      {samplePages(mounted)}
    </HTMLFlipBook>
  ),
  (direction) => {
    if (direction === 'forward') handle.current?.pageFlip().flipNext('bottom');
    else handle.current?.pageFlip().flipPrev('bottom');
  },
);
