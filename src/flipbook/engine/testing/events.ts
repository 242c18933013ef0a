// Events by short names, for tables.
import type { BookRefitted, FlipbookEvent, PointerPressed, TurnRequested } from '../events.ts';
import type { BookState, Model, PointerKind } from '../state.ts';
import { bookOf } from './book.ts';

/** An event, and what the book is from then on. */
export interface EventIn {
  readonly event: FlipbookEvent;
  readonly model: Model;
}

/** An event, or one that depends on the state it happens to. */
export type EventFor = FlipbookEvent | EventIn | ((state: BookState) => FlipbookEvent);

/** A pointer went down at a point, at time 0. */
export const press = (x: number, y: number, pointer: PointerKind = 'mouse'): PointerPressed => ({
  type: 'pointer-pressed',
  at: { x, y },
  timeMs: 0,
  pointer,
});

/** It moved there. */
export const drag = (x: number, y: number): FlipbookEvent => ({ type: 'pointer-moved', at: { x, y } });

/** It went up there, at 1000 ms by default. */
export const release = (x: number, y: number, { timeMs = 1000, selecting = false } = {}): FlipbookEvent => ({
  type: 'pointer-released',
  at: { x, y },
  timeMs,
  selecting,
});

/** A pointer that is up moved there. */
export const hover = (x: number, y: number): FlipbookEvent => ({ type: 'pointer-hovered', at: { x, y } });

/** A turn to a page, or by one spread, was requested. */
export const request = (to: TurnRequested['to'], id = 1): TurnRequested => ({
  type: 'turn-requested',
  request: id,
  to,
  corner: 'bottom',
  reason: 'method',
  instant: false,
});

/** The same, without a movement. */
export const requestInstant = (to: TurnRequested['to'], id = 1): TurnRequested => ({
  ...request(to, id),
  instant: true,
});

/** The run with that id has been shown to its end. */
export const finished = (run: number): FlipbookEvent => ({ type: 'run-finished', run });

/** The run that began last has been shown to its end. */
export const lastFinished = ({ lastRun }: BookState): FlipbookEvent => finished(lastRun);

/** The lower corner is to show itself. */
export const show: FlipbookEvent = { type: 'corner-shown', corner: 'bottom' };

/** The pointer that is up left the book. */
export const left: FlipbookEvent = { type: 'pointer-left' };
/** The pointer that was down is lost. */
export const cancelled: FlipbookEvent = { type: 'pointer-cancelled' };
/** The book has another size, or other pages; by default those of `bookOf`, unchanged. */
export const refitted = (different: Partial<Omit<BookRefitted, 'type'>> = {}): FlipbookEvent => {
  const { page, orientation, rightToLeft } = bookOf();
  return { type: 'book-refitted', from: { page, orientation, rightToLeft }, moved: null, page: 0, ...different };
};
/** The browser scrolls with the pointer that is down. */
export const scrolled: FlipbookEvent = { type: 'pointer-scrolled' };
/** The book's shape changed. */
export const reshaped: FlipbookEvent = { type: 'book-reshaped' };
/** It was laid out anew, open at that page. */
export const reopened = (page: number): FlipbookEvent => ({ type: 'book-reopened', page });
