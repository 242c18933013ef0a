import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { FlipbookSettings } from './engine/settings.ts';
import type { TurnButtonsWords } from './TurnButtons.tsx';
import type { BookProps } from './view/BookProps.ts';

export type { BookSnapshot, FlipState } from './view/BookProps.ts';

/** What {@link Flipbook} takes: the settings, what follows, and whatever a `<div>` does. */
export interface FlipbookProps extends ComponentPropsWithoutRef<'div'>, FlipbookSettings, BookProps {
  /** The pages: any elements, also in fragments and arrays. */
  children?: ReactNode;
  /** The page that is open at first, counted from 0, when `page` is not given. What lies outside the book is moved to its nearer end. @default `startPage` */
  defaultPage?: number | undefined;
  /** Whether there are two buttons below the book, and what stands on them. @default false */
  buttons?: boolean | TurnButtonsWords | undefined;
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
