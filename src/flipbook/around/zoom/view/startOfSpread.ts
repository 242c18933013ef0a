import type { Point } from '../../../engine/shapes.ts';

/** The corner at which reading starts, from the center of the flipbook's box, in its own px. */
export function startOfSpread(book: HTMLElement): Point & { readonly isAtRight: boolean } {
  const { orientation, alone, direction } = book.parentElement?.dataset ?? {};
  const isAtRight = direction === 'rtl';
  // Next to a single page, the other half of the box is empty.
  const isFromSpine = orientation === 'landscape' && alone === (isAtRight ? 'left' : 'right');
  const x = isFromSpine ? 0 : (book.offsetWidth / 2) * (isAtRight ? 1 : -1);
  return { x, y: -book.offsetHeight / 2, isAtRight };
}

/** The rectangle of a flipbook after it has moved to or from the center, as a closed one does. */
export function restingBounds(book: HTMLElement): DOMRect {
  const move = book
    .getAnimations()
    .find((each) => 'transitionProperty' in each && each.transitionProperty === 'translate');
  if (!move) return book.getBoundingClientRect();
  const { currentTime } = move;
  // At its very end, the animation would be over.
  move.currentTime = Number(move.effect?.getComputedTiming().endTime) - 0.01;
  const bounds = book.getBoundingClientRect();
  move.currentTime = currentTime;
  return bounds;
}
