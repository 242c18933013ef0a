import { bookWidth, intentAt } from '../engine/gestures.ts';
import type { Point } from '../engine/shapes.ts';
import type { ViewModel } from './measure.ts';

/** With `dragFrom: 'edges'`, a mouse drags pages by this outer part of them. */
const edgeShare = 1 / 3;

/** Whether a mouse press there may drag a page; else it selects text. */
export function mayDrag(at: Point, model: ViewModel): boolean {
  if (model.dragFrom !== 'edges') return true;
  return intentAt(at, model) !== null && Math.min(at.x, bookWidth(model) - at.x) < model.page.width * edgeShare;
}
