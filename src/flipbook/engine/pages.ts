import type { Density } from './shapes.ts';

/** The attributes with which a page describes itself. Their values are not checked yet. */
export interface PageAttributes {
  'data-density'?: unknown;
  'aria-label'?: unknown;
  'aria-labelledby'?: unknown;
}

export interface Page {
  /** Counted from 0. */
  index: number;
  density: Density;
  /** The page's accessible name, or the id of the element that names it; `null` for none. */
  name: { 'aria-label': string } | { 'aria-labelledby': string } | null;
}

export interface PagesOptions {
  showCover: boolean;
  /** `hard` makes covers hard, `soft` follows their attributes. @default 'hard' */
  cover?: Density | undefined;
  /** Names a page whose element has no name. If it returns `undefined`, `pageName` names the page. */
  pageLabel?: ((index: number) => string | undefined) | undefined;
  /** The default name, from the page's position (counted from 1); `undefined` for no name. */
  pageName: (position: number, count: number) => string | undefined;
}

export function pagesFrom<Listed extends { props: PageAttributes }>(
  listed: readonly Listed[],
  options: PagesOptions,
): readonly (Listed & Page)[] {
  return listed.map((page, index) => ({ ...page, ...pageOf(page.props, { index, count: listed.length, ...options }) }));
}

export function pageOf(
  props: PageAttributes,
  { index, count, showCover, cover, pageName, pageLabel }: PagesOptions & { index: number; count: number },
): Page {
  const isHardCover = showCover && cover !== 'soft' && (index === 0 || index === count - 1);
  return {
    index,
    density: isHardCover || props['data-density'] === 'hard' ? 'hard' : 'soft',
    name: nameFrom(props) ?? nameFrom({ 'aria-label': pageLabel?.(index) ?? pageName(index + 1, count) }),
  };
}

function nameFrom({ 'aria-label': label, 'aria-labelledby': labelledBy }: PageAttributes): Page['name'] {
  // Browsers prefer `aria-labelledby` to `aria-label`.
  if (isName(labelledBy)) return { 'aria-labelledby': labelledBy };
  if (isName(label)) return { 'aria-label': label };
  return null;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
