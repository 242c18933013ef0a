import type { Size } from '../engine/shapes.ts';

/** The space for a book within its element, in CSS pixels before any scaling by ancestors, with fractions. */
export interface AvailableSpace extends Size {
  /** What padding and border take of the element's width. */
  readonly insetWidth: number;
}

/**
 * The space inside `root`; `null` while it has no box (in a closed tab or dialogue, say). Its width is that of `ruler`,
 * a box in it.
 */
export function availableSpaceIn(root: HTMLElement, ruler: HTMLElement): AvailableSpace | null {
  // On paper, and where no script runs, the ruler has none.
  if (root.offsetWidth === 0 || ruler.offsetWidth === 0) return null;
  const style = getComputedStyle(root);
  const sum = (...lengths: readonly string[]): number =>
    lengths.reduce((total, length) => total + Number.parseFloat(length), 0);
  const width = sum(getComputedStyle(ruler).width);
  const inset = sum(style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth);
  const height = sum(style.height) - (style.boxSizing === 'border-box' ? inset : 0);
  return { width, height, insetWidth: sum(style.width) - width };
}
