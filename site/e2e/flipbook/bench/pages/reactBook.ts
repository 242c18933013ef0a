import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { BenchBook, Direction, Mounted } from './BenchBook.ts';

/** The props of React flipbooks on the bench. */
export interface BenchBookProps extends Mounted {
  readonly onState: (state: unknown) => void;
}

/** A React flipbook for the bench. */
export function reactBook(
  draw: (bookProps: BenchBookProps) => ReactElement,
  startTurn: (direction: Direction) => void,
): BenchBook {
  let atRest: () => void = () => undefined;
  return {
    mount(container, mounted) {
      createRoot(container).render(draw({ ...mounted, onState: (state) => state === 'read' && atRest() }));
    },
    turn: (direction) =>
      new Promise((resolve) => {
        atRest = resolve;
        startTurn(direction);
      }),
  };
}
