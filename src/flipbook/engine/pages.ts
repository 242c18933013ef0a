import type { Density } from './shapes.ts';

/** The attributes with which a page describes itself. Their values are not checked yet. */
export interface OwnPage {
  'data-density'?: unknown;
  'aria-label'?: unknown;
  'aria-labelledby'?: unknown;
}

export interface Page {
  /** Counted from 0. */
  index: number;
  density: Density;
  /** The page's accessible name: a text, or its element's id; `null` when its content names it. */
  name: { 'aria-label': string } | { 'aria-labelledby': string } | null;
}

export interface PagesOptions {
  showCover: boolean;
  /** `hard` makes covers hard, `soft` follows their attributes. @default 'hard' */
  cover?: Density | undefined;
  /** Names a page that has no name of its own. Where it returns `undefined`, `pageName` does. */
  pageLabel?: ((index: number) => string | undefined) | undefined;
  /** The default name, from the page's position (counted from 1); `undefined` for no name. */
  pageName: (position: number, count: number) => string | undefined;
}

export function pagesFrom<Listed extends { props: OwnPage }>(
  listed: readonly Listed[],
  options: PagesOptions,
): readonly (Listed & Page)[] {
  return listed.map((page, index) => ({ ...page, ...pageOf(page.props, { index, count: listed.length, ...options }) }));
}

export function pageOf(
  props: OwnPage,
  { index, count, showCover, cover, pageName, pageLabel }: PagesOptions & { index: number; count: number },
): Page {
  const isHardCover = showCover && cover !== 'soft' && (index === 0 || index === count - 1);
  return {
    index,
    density: isHardCover || props['data-density'] === 'hard' ? 'hard' : 'soft',
    name: ownName(props) ?? ownName({ 'aria-label': pageLabel?.(index) ?? pageName(index + 1, count) }),
  };
}

function ownName({ 'aria-label': label, 'aria-labelledby': labelledBy }: OwnPage): Page['name'] {
  // Browsers prefer `aria-labelledby` to `aria-label`.
  if (isName(labelledBy)) return { 'aria-labelledby': labelledBy };
  if (isName(label)) return { 'aria-label': label };
  return null;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
