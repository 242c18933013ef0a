import type { BookEvent } from '../events.ts';

type Pointer = Extract<BookEvent, { type: 'pressed' }>['pointer'];

/** A pointer goes down at a place, at time 0. */
export const press = (x: number, y: number, pointer: Pointer = 'mouse'): BookEvent => ({
  type: 'pressed',
  at: { x, y },
  timeMs: 0,
  pointer,
});

/** It moves there. */
export const drag = (x: number, y: number): BookEvent => ({ type: 'dragged', at: { x, y } });

/** It goes up there, a second after it went down unless said otherwise. */
export const release = (x: number, y: number, { timeMs = 1000, selecting = false } = {}): BookEvent => ({
  type: 'released',
  at: { x, y },
  timeMs,
  selecting,
});

/** A pointer that is up is there. */
export const hover = (x: number, y: number): BookEvent => ({ type: 'hovered', at: { x, y } });

/** Somebody asks for a page, or for one spread on or back. */
export const ask = (to: number | 'forward' | 'back', instant = false): BookEvent => ({
  type: 'asked',
  to,
  corner: 'bottom',
  reason: 'method',
  instant,
});

/** The run with that number has been shown to its end. */
export const landed = (run: number): BookEvent => ({ type: 'landed', run });

/** A lift or a fall has been shown to its end. */
export const lifted: BookEvent = { type: 'lifted' };
/** The pointer left the book. */
export const hoverEnded: BookEvent = { type: 'hoverEnded' };
/** The pointer was lost. */
export const cancelled: BookEvent = { type: 'cancelled' };
/** The book's shape changed. */
export const reshaped: BookEvent = { type: 'reshaped' };
