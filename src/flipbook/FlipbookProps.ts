import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';
import type { FlipbookSettings } from './engine/settings.ts';
import type { Density } from './engine/shapes.ts';
import type { TurnButtonsMessages } from './TurnButtons.tsx';
import type { BookProps } from './view/BookProps.ts';

export type { BookReport, FlipState } from './view/BookProps.ts';

/** Props of a {@link Flipbook} whose pages are its children. */
export interface FlipbookProps extends FlipbookBaseProps {
  pageCount?: undefined;
  renderPage?: undefined;
}

/** Props of a {@link Flipbook} that renders its pages on demand. */
export interface FlipbookOnDemandProps extends FlipbookBaseProps {
  pageCount: number;
  renderPage: (index: number) => ReactElement;
  children?: undefined;
}

/** Props of {@link Flipbook}: pages in one of two ways, settings, and the props of a `<div>`. */
export interface FlipbookBaseProps extends ComponentPropsWithoutRef<'div'>, FlipbookSettings, BookProps {
  /** The pages: any elements, including those in fragments and arrays. */
  children?: ReactNode;
  /** The number of pages of a book with `renderPage`. */
  pageCount?: number | undefined;
  /**
   * Renders a page by its zero-based index, in place of `children`. The book calls it for the open
   * pages and those around them. Pages keep their state while rendered. Memoize the function, so
   * that pages do not render with the book.
   */
  renderPage?: ((index: number) => ReactElement) | undefined;
  /**
   * How many pages are rendered on each side of the open ones; adjacent spreads always are.
   * Find-in-page misses the other pages. Printing renders all. @default 2 with renderPage, else all
   */
  overscan?: number | undefined;
  /** The density of covers with `showCover`; `soft` follows their `data-density`. @default 'hard' */
  cover?: Density | undefined;
  /** Whether a page that is open alone, such as a closed cover, is centered. @default false */
  centerCover?: boolean | undefined;
  /** Returns the label of a page, such as 'iv', by its zero-based index. The status announces it, too. */
  pageLabel?: ((index: number) => string | undefined) | undefined;
  /**
   * The stacks of read and unread leaves beside the book: `<FlipbookEdges />` of
   * `react-page-turn/edges`. @default none
   */
  edges?: ReactNode;
  /** Whether there are two buttons below the book; or the texts on these buttons. @default false */
  buttons?: boolean | TurnButtonsMessages | undefined;
  /**
   * Returns the accessible name of a page without `aria-label` or `aria-labelledby`; the first page
   * is at position 1. Return `undefined` if the content itself has a role and a name. The page is
   * then not a group. @default '3 of 8'
   */
  pageName?: ((position: number, count: number) => string | undefined) | undefined;
  /**
   * Returns the status after a turn or a change to the pages; the first page is at position 1. A
   * title is the page's label, its first heading, or ''. @default 'Pages 2 and 3 of 8: Letter, Map'
   */
  announcement?: ((positions: readonly number[], count: number, titles: readonly string[]) => string) | undefined;
}
