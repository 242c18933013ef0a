import type { Settings } from '../engine/settings.ts';
import type { ViewModel } from './bookView.ts';

/** A flap rises above the page, and a board swings out of it, by no more than this part of the page's width. */
const overhangShare = 0.65;

/** What is written on a book's element. */
export interface WrittenSizes {
  readonly settings: Settings;
  readonly model: ViewModel;
  /** What padding and border take of the element's width. */
  readonly insetWidth: number;
}

/**
 * Writes what the style sheet must know of a measured book. From script, not as an attribute of the page that a server
 * sends: a strict content security policy refuses those.
 */
export function writeSizes(root: HTMLElement, { settings, model, insetWidth }: WrittenSizes): void {
  const { autoSize, usePortrait, minWidth, maxWidth, minHeight, startZIndex } = settings;
  const { orientation, page } = model;
  if (root.dataset.orientation !== orientation) root.dataset.orientation = orientation;
  const lengths = {
    '--page-width': `${page.width}px`,
    '--page-height': `${page.height}px`,
    '--overhang': `${Math.ceil(page.width * overhangShare)}px`,
    '--least-width': autoSize ? `${minWidth * (usePortrait ? 1 : 2) + insetWidth}px` : '0px',
    '--most-width': autoSize ? `${maxWidth * 2 + insetWidth}px` : 'none',
    '--least-height': `${minHeight}px`,
    '--start-z-index': String(startZIndex),
  };
  for (const [name, value] of Object.entries(lengths)) {
    if (root.style.getPropertyValue(name) !== value) root.style.setProperty(name, value);
  }
}
