import { type Density, density } from './density.ts';

/** What a page says of itself; whatever else is handed in comes out again. */
export interface OwnPage {
  /** Its `data-density`. */
  ownDensity?: unknown;
  /** Its `aria-label`. */
  ownLabel?: unknown;
  /** Its `aria-labelledby`. */
  ownLabelledBy?: unknown;
}

/** What the book knows of a page. */
export interface Page {
  /** Its place, from 0. */
  index: number;
  density: Density;
  /** Its name, for those who do not see it: in words, or in the element of this id. */
  name: { label: string } | { labelledBy: string };
}

/** How the book goes about its pages. */
export interface PagesOptions {
  showCover: boolean;
  /** What a page without a name of its own is called. Position and count are people's: the first page is 1. */
  pageName: (position: number, count: number) => string;
}

/** Gives every page its place, its density and its name. */
export function pages<Own extends OwnPage>(
  own: readonly Own[],
  { showCover, pageName }: PagesOptions,
): readonly (Own & Page)[] {
  const count = own.length;
  return own.map((page, index) => ({
    ...page,
    index,
    density: density({ index, count, showCover, own: page.ownDensity }),
    name: ownName(page) ?? { label: pageName(index + 1, count) },
  }));
}

function ownName({ ownLabel, ownLabelledBy }: OwnPage): Page['name'] | undefined {
  // The order in which browsers ask: an element that names this one comes before a name in words.
  if (typeof ownLabelledBy === 'string' && ownLabelledBy.trim()) return { labelledBy: ownLabelledBy };
  if (typeof ownLabel === 'string' && ownLabel.trim()) return { label: ownLabel };
  return undefined;
}
