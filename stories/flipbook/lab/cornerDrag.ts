import type { FlipbookEvent } from '../../../src/flipbook/engine/events.ts';

/** A corner that is dragged past the spine of a book of two pages of 300 x 400, released, and lands. */
export const cornerDrag: readonly FlipbookEvent[] = [
  { type: 'pointer-hovered', at: { x: 588, y: 392 } },
  { type: 'pointer-pressed', at: { x: 588, y: 392 }, timeMs: 0, pointer: 'mouse' },
  { type: 'pointer-moved', at: { x: 560, y: 380 } },
  { type: 'pointer-moved', at: { x: 480, y: 360 } },
  { type: 'pointer-moved', at: { x: 380, y: 350 } },
  { type: 'pointer-moved', at: { x: 280, y: 355 } },
  { type: 'pointer-released', at: { x: 240, y: 360 }, timeMs: 600, selecting: false },
  { type: 'run-finished', run: 2 },
];
