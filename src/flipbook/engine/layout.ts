import type { Settings } from './settings.ts';
import type { Orientation, Size } from './shapes.ts';

/** The settings that decide how big a book is. All in CSS pixels, and already validated. */
export type SizeSettings = Pick<
  Settings,
  'size' | 'width' | 'height' | 'minWidth' | 'maxWidth' | 'minHeight' | 'maxHeight' | 'usePortrait'
>;

/** How a book lies in its container. */
export interface Layout {
  readonly orientation: Orientation;
  readonly page: Size;
}

/**
 * The orientation and the size of a page in the available space.
 *
 * Fixed: the page is as given; portrait when two do not fit side by side. Stretch: portrait when there is no space for two
 * pages of `minWidth`; the page then takes all the width (or half of it), at most `maxWidth`, and keeps the ratio of the
 * given size; where that is higher than the space or than `maxHeight`, height rules. Space smaller than a page of
 * `minWidth` by `minHeight` counts as large enough for it: the book then sticks out.
 *
 * @param space - the container's inner size; a height of 0 or less means that the container grows with the book
 */
export function layoutIn(space: Size, settings: SizeSettings): Layout {
  const { size, width, height, minWidth, maxWidth, minHeight, maxHeight, usePortrait } = settings;
  // Fixed pages are as wide at the least as they are: both limits equal the given width.
  const orientation = usePortrait && space.width < minWidth * 2 ? 'portrait' : 'landscape';
  if (size === 'fixed') return { orientation, page: { width, height } };
  const ratio = height / width;
  const share = orientation === 'portrait' ? space.width : space.width / 2;
  const widest = Math.max(minWidth, Math.min(share, maxWidth));
  const highest = Math.max(minHeight, Math.min(space.height > 0 ? space.height : maxHeight, maxHeight));
  const page = { width: Math.min(widest, highest / ratio), height: Math.min(widest * ratio, highest) };
  return { orientation, page };
}
