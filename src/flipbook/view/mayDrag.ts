import { bookWidth, intentAt } from '../engine/gestures.ts';
import type { Point } from '../engine/shapes.ts';
import { pointerKind } from './HeldPress.ts';
import type { ViewModel } from './measure.ts';
import { scrollsSideways } from './ownPress.ts';
import { isZoomed } from './zoom.ts';

/** With `dragFrom: 'edges'`, a mouse drags pages by this outer part of them. */
const edgeShare = 1 / 3;

/**
 * Whether a press at `at` may drag a page. Else a mouse selects text, and with a finger or a pen the browser moves what is
 * seen of the page or of the window.
 */
export function mayDrag(press: PointerEvent, at: Point, { book, model }: { book: Element; model: ViewModel }): boolean {
  const pointer = pointerKind(press);
  if (pointer !== 'mouse') {
    const isPanned = pointer === 'touch' && scrollsSideways(press, book);
    return !isPanned && !isZoomed(book.ownerDocument.defaultView);
  }
  if (model.dragFrom !== 'edges') return true;
  return intentAt(at, model) !== null && Math.min(at.x, bookWidth(model) - at.x) < model.page.width * edgeShare;
}
