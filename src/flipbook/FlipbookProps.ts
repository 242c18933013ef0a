import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';
import type { FlipbookSettings } from './engine/settings.ts';
import type { Density } from './engine/shapes.ts';
import type { TurnButtonsMessages } from './TurnButtons.tsx';
import type { BookProps } from './view/BookProps.ts';

export type { BookSnapshot, FlipState } from './view/BookProps.ts';

/** What {@link Flipbook} takes with its pages as children. */
export interface FlipbookProps extends FlipbookAnyProps {
  pageCount?: undefined;
  renderPage?: undefined;
}

/** What it takes with pages that are made when they are needed. */
export interface FlipbookNeededProps extends FlipbookAnyProps {
  pageCount: number;
  renderPage: (index: number) => ReactElement;
  children?: undefined;
}

/** What {@link Flipbook} takes: its pages in one of two ways, the settings, what follows, and whatever a `<div>` does. */
export interface FlipbookAnyProps extends ComponentPropsWithoutRef<'div'>, FlipbookSettings, BookProps {
  /** The pages: any elements, also in fragments and arrays. */
  children?: ReactNode;
  /** How many pages a book has that makes them by `renderPage`. */
  pageCount?: number | undefined;
  /**
   * Makes a page by its number, counted from 0, in place of children: called for those near the open ones. A page keeps its state
   * while it is near. The same function in the next render (`useCallback`) spares the pages a render.
   */
  renderPage?: ((index: number) => ReactElement) | undefined;
  /**
   * How many pages are made each side of the open ones; the spreads beside them always are. The browser's search does not find what
   * is not made; on paper all are.
   * @default 2 with `renderPage`, else all
   */
  overscan?: number | undefined;
  /**
   * Whether covers are hard, or as the pages say themselves by `data-density`. Of a book with `showCover`.
   * @default 'hard'
   */
  cover?: Density | undefined;
  /** Whether a page that lies alone, as of a closed book, lies in the middle, and moves over as the book opens. @default false */
  centerCover?: boolean | undefined;
  /** What a page is called that has no name of its own: 'iv', 'Cover'. The status says it, too. Counts from 0. */
  pageLabel?: ((index: number) => string | undefined) | undefined;
  /**
   * The page that is open at first, counted from 0, when `page` is not given. What lies outside the book is moved to its nearer end;
   * if that page comes before somebody turns, the book opens there.
   * @default `startPage`
   */
  defaultPage?: number | undefined;
  /** Whether there are two buttons below the book, and what stands on them. @default false */
  buttons?: boolean | TurnButtonsMessages | undefined;
  /**
   * What a page is called that has no `aria-label` or `aria-labelledby` among its props; the first is at position 1. Give
   * nothing where the elements on the pages are articles or regions with names: the page is then no group around them.
   * @default '3 of 8'
   */
  pageName?: ((position: number, count: number) => string | undefined) | undefined;
  /**
   * The status when a turn has landed, and from then on when pages come or go; the first page is at position 1. The
   * titles are what those pages call themselves: their label or first heading, '' without.
   * @default 'Pages 2 and 3 of 8: Letter, Map'
   */
  announcement?: ((positions: readonly number[], count: number, titles: readonly string[]) => string) | undefined;
}
