import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import HTMLFlipBook from 'react-pageflip';
import { defaultSettings } from '../../../../../src/flipbook/engine/settings.ts';
import { type BenchBook, settings } from './BenchBook.ts';
import { samplePages } from './samplePage.tsx';

/** The part of the ref of `HTMLFlipBook` that the bench uses. */
interface Handle {
  pageFlip(): { flipNext(corner: string): void; flipPrev(corner: string): void };
}
const handle = createRef<Handle>();

/** The types of `HTMLFlipBook` require every setting. Our flipbook has the same defaults. */
const allSettings = { ...defaultSettings, className: '', style: {}, ...settings };

export const book: BenchBook = {
  mount(container, setup, onState) {
    createRoot(container).render(
      <HTMLFlipBook {...allSettings} ref={handle} onChangeState={({ data }) => onState(data)}>
        {samplePages(setup)}
      </HTMLFlipBook>,
    );
  },
  turn(direction) {
    if (direction === 'forward') handle.current?.pageFlip().flipNext('bottom');
    else handle.current?.pageFlip().flipPrev('bottom');
  },
};
