// Events by short names, for tables.
import type { BookRefitted, FlipbookEvent, PointerPressed, TurnRequested } from '../events.ts';
import type { BookState, Model, PointerKind } from '../state.ts';
import { bookOf } from './book.ts';

/** An event, and the model from then on. */
export interface EventIn {
  readonly event: FlipbookEvent;
  readonly model: Model;
}

/** An event, or one that depends on the current state. */
export type EventFor = FlipbookEvent | EventIn | ((state: BookState) => FlipbookEvent);

export const press = (x: number, y: number, pointer: PointerKind = 'mouse'): PointerPressed => ({
  type: 'pointer-pressed',
  id: 1,
  at: { x, y },
  timeMs: 0,
  pointer,
});

/** A press on a book whose ancestors scale it. */
export const pressScaled = (down: PointerPressed, scale: number): PointerPressed => ({
  ...down,
  scale: { x: scale, y: scale },
});

export const drag = (x: number, y: number, timeMs = 0): FlipbookEvent => ({
  type: 'pointer-moved',
  at: { x, y },
  timeMs,
});

/** A release, by default at 1000 ms. */
export const release = (x: number, y: number, { timeMs = 1000, selecting = false } = {}): FlipbookEvent => ({
  type: 'pointer-released',
  at: { x, y },
  timeMs,
  selecting,
});

export const hover = (x: number, y: number): FlipbookEvent => ({ type: 'pointer-hovered', at: { x, y } });

export const request = (to: TurnRequested['to'], id = 1): TurnRequested => ({
  type: 'turn-requested',
  request: id,
  to,
  corner: 'bottom',
  reason: 'method',
  instant: false,
});

export const requestInstant = (to: TurnRequested['to']): TurnRequested => ({ ...request(to), instant: true });

export const finish = (run: number): FlipbookEvent => ({ type: 'run-finished', run });

export const finishLast = ({ lastRun }: BookState): FlipbookEvent => finish(lastRun);

export const showHint: FlipbookEvent = { type: 'corner-shown', corner: 'bottom' };

export const leave: FlipbookEvent = { type: 'pointer-left' };
export const cancel: FlipbookEvent = { type: 'pointer-canceled' };
export const scroll: FlipbookEvent = { type: 'pointer-scrolled' };

/** A refit, by default from the outline of `bookOf`, with the same pages. */
export const refit = (overrides: Partial<Omit<BookRefitted, 'type'>> = {}): FlipbookEvent => {
  const { page, orientation, rightToLeft } = bookOf();
  return { type: 'book-refitted', from: { page, orientation, rightToLeft }, renumbering: null, page: 0, ...overrides };
};
