import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { BenchBook, Direction } from './BenchBook.ts';
import { samplePage } from './samplePage.tsx';

/** What each of React's books is given. */
export interface Given {
  readonly startPage: number;
  readonly children: ReactElement[];
  readonly onState: (state: unknown) => void;
}

/** A book of React's for the bench. */
export function reactBook(draw: (given: Given) => ReactElement, startTurn: (direction: Direction) => void): BenchBook {
  let atRest: () => void = () => undefined;
  return {
    mount(room, pageCount, startPage) {
      const children = Array.from({ length: pageCount }, (_, index) => samplePage(index));
      createRoot(room).render(draw({ startPage, children, onState: (state) => state === 'read' && atRest() }));
    },
    turn: (direction) =>
      new Promise((resolve) => {
        atRest = resolve;
        startTurn(direction);
      }),
  };
}
