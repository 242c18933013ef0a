import type { ReactElement } from 'react';
import { type FlipbookSpreadProps, SpreadHalf } from './SpreadHalf.tsx';

/**
 * Lays a picture (`src` and `alt`) or an element (`children`) across two pages. Use it as a direct
 * child of a `Flipbook`, where it is two pages. A component of yours that returns it is one page.
 */
export function FlipbookSpread(props: FlipbookSpreadProps): ReactElement {
  return <>{spreadPages(props)}</>;
}

/** `Flipbook` flattens components with this mark by calling them, so they must not use hooks. */
FlipbookSpread.isPages = true;

/** The two pages of a spread, in reading order, for `renderPage`. */
export function spreadPages(props: FlipbookSpreadProps): readonly [ReactElement, ReactElement] {
  return [<SpreadHalf key="start" {...props} side="start" />, <SpreadHalf key="end" {...props} side="end" />];
}
