import type { Size } from '../engine/shapes.ts';

/** What there is for a book within its element, in CSS pixels before any scaling by ancestors, fractions and all. */
export interface Room extends Size {
  /** What padding and border take of the element's width. */
  readonly insetWidth: number;
}

/** The room inside `root`; `null` while it has no box (in a closed tab or dialogue, say). */
export function roomIn(root: HTMLElement): Room | null {
  if (root.offsetWidth === 0) return null;
  const style = getComputedStyle(root);
  const sum = (...lengths: readonly string[]): number =>
    lengths.reduce((total, length) => total + Number.parseFloat(length), 0);
  const insetWidth = sum(style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth);
  const insetHeight = sum(style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth);
  const counts = style.boxSizing === 'border-box' ? 1 : 0;
  return {
    width: sum(style.width) - insetWidth * counts,
    height: sum(style.height) - insetHeight * counts,
    insetWidth: insetWidth * counts,
  };
}
