import type { Size } from '../engine/shapes.ts';

/** What there is for a book within its element, in CSS pixels before any scaling by ancestors. */
export interface Room extends Size {
  /** What padding and border take of the element's width. */
  readonly insetWidth: number;
}

/**
 * The room inside `root`; `null` while it has no box (in a closed tab or dialogue, say). Its width is that of `ruler`, a
 * box in it.
 */
export function roomIn(root: HTMLElement, ruler: HTMLElement): Room | null {
  if (root.offsetWidth === 0) return null;
  const style = getComputedStyle(root);
  const [width = 0, outerWidth = 0, above = 0, below = 0] = [
    getComputedStyle(ruler).width,
    style.width,
    style.paddingTop,
    style.paddingBottom,
  ].map(Number.parseFloat);
  return { width, height: root.clientHeight - above - below, insetWidth: outerWidth - width };
}
