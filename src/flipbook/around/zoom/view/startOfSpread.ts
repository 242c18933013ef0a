import type { Point } from '../../../engine/shapes.ts';

/**
 * The upper corner at which reading begins on the open spread, or on the one that a turn leads to: from the middle of the book's box,
 * in px of the book.
 */
export function startOfSpread(book: HTMLElement): Point & { readonly isAtRight: boolean } {
  const { orientation, alone, direction } = book.parentElement?.dataset ?? {};
  const isAtRight = direction === 'rtl';
  // A page that lies alone has the other half of the box empty beside it.
  const isFromSpine = orientation === 'landscape' && alone === (isAtRight ? 'left' : 'right');
  const x = isFromSpine ? 0 : (book.offsetWidth / 2) * (isAtRight ? 1 : -1);
  return { x, y: -book.offsetHeight / 2, isAtRight };
}

/** The rectangle around a book once it has moved to the middle, as a closed one does, or out of it. */
export function restingBounds(book: HTMLElement): DOMRect {
  const move = book
    .getAnimations()
    .find((each) => 'transitionProperty' in each && each.transitionProperty === 'translate');
  if (!move) return book.getBoundingClientRect();
  const { currentTime } = move;
  // At the very end it would be over.
  move.currentTime = Number(move.effect?.getComputedTiming().endTime) - 0.01;
  const bounds = book.getBoundingClientRect();
  move.currentTime = currentTime;
  return bounds;
}
