import type { Density } from './shapes.ts';

export type { Density } from './shapes.ts';

/** What a page's density depends on. */
export interface DensityCase {
  /** The page's place, from 0. */
  index: number;
  /** How many pages the book has. */
  count: number;
  /** Whether the first and the last page are covers. */
  showCover: boolean;
  /** What the page says of itself, in `data-density`. Anything but `hard` is soft. */
  own?: unknown;
}

/** A page's density: covers are hard whatever they say of themselves, other pages are what they say, soft by default. */
export function density({ index, count, showCover, own }: DensityCase): Density {
  const isCover = showCover && (index === 0 || index === count - 1);
  return isCover || own === 'hard' ? 'hard' : 'soft';
}
