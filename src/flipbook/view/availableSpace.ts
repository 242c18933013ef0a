import type { Size } from '../engine/shapes.ts';

/** The space for a book within its element, in CSS pixels before any scaling by ancestors, with fractions. */
export interface AvailableSpace extends Size {
  /** What padding and border take of the element's width. */
  readonly insetWidth: number;
}

/**
 * The space inside `root`: that of `ruler`, a box in it. `null` while that has none: in a closed tab or dialogue, say, on
 * paper, and where no script runs.
 */
export function availableSpaceIn(root: HTMLElement, ruler: HTMLElement): AvailableSpace | null {
  if (ruler.offsetWidth === 0) return null;
  const { width, height } = getComputedStyle(ruler);
  const inner = Number.parseFloat(width);
  return {
    width: inner,
    height: Number.parseFloat(height),
    insetWidth: Number.parseFloat(getComputedStyle(root).width) - inner,
  };
}
