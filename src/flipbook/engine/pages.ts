import type { Density } from './shapes.ts';

/** What a page says of itself, by the attributes it says it with. */
export interface OwnPage {
  'data-density'?: unknown;
  'aria-label'?: unknown;
  'aria-labelledby'?: unknown;
}

/** What the book knows of a page. */
export interface Page {
  /** From 0. */
  index: number;
  density: Density;
  /** Its accessible name: in words, or in the element of this id; `null` when what is on it names itself. */
  name: { 'aria-label': string } | { 'aria-labelledby': string } | null;
}

/** What page names and densities depend on. */
export interface PagesOptions {
  showCover: boolean;
  /** Whether covers are hard whatever they say of themselves, or as they say. `undefined` is `hard`. */
  cover?: Density | undefined;
  /** What a page is called that has no name of its own, in place of its position. */
  pageLabel?: ((index: number) => string | undefined) | undefined;
  /** The name of a page that has none of its own, if it gets one. Position and count are as people count: the first page is 1. */
  pageName: (position: number, count: number) => string | undefined;
}

/** Gives every page its index, its density and its name; whatever else is handed in comes out again. */
export function pages<Listed extends { props: OwnPage }>(
  listed: readonly Listed[],
  options: PagesOptions,
): readonly (Listed & Page)[] {
  return listed.map((page, index) => ({ ...page, ...pageOf(page.props, { index, count: listed.length, ...options }) }));
}

/** What the book knows of the page at `index` of `count`. Covers are hard, unless `cover` is `soft`; other pages are what they say. */
export function pageOf(
  props: OwnPage,
  { index, count, showCover, cover, pageName, pageLabel }: PagesOptions & { index: number; count: number },
): Page {
  const isHard = showCover && cover !== 'soft' && (index === 0 || index === count - 1);
  return {
    index,
    density: isHard || props['data-density'] === 'hard' ? 'hard' : 'soft',
    name: ownName(props) ?? ownName({ 'aria-label': pageLabel?.(index) ?? pageName(index + 1, count) }),
  };
}

function ownName({ 'aria-label': label, 'aria-labelledby': labelledBy }: OwnPage): Page['name'] {
  // The order in which browsers ask: an element that names this one comes before a name in words.
  if (isName(labelledBy)) return { 'aria-labelledby': labelledBy };
  if (isName(label)) return { 'aria-label': label };
  return null;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
