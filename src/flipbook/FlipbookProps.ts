import type { ComponentPropsWithoutRef } from 'react';
import type { FlipbookSettings } from './engine/settings.ts';
import type { Orientation } from './engine/shapes.ts';
import type { Motion, Reason } from './engine/state.ts';
import type { TurnButtonsWords } from './TurnButtons.tsx';
import type { FrozenTurn } from './view/configuration.ts';

/** The four states: at rest, a corner lifted, a page dragged, a page running. */
export type FlipState = Motion['phase'];

/** The book as `onInit` and `onUpdate` tell of it. */
export interface BookNews {
  /** The first page of the open spread, counted from 0. */
  page: number;
  mode: Orientation;
}

/** What {@link Flipbook} takes: the 21 settings, what follows, and whatever a `<div>` does. */
export interface FlipbookProps extends ComponentPropsWithoutRef<'div'>, FlipbookSettings {
  /**
   * The page that is open, counted from 0, when the parent decides it. A change turns to it; a turn that the parent does
   * not take over goes home again.
   */
  page?: number | undefined;
  /** The page that is open at first, counted from 0, else. What lies outside the book is moved to its nearer end. @default `startPage` */
  defaultPage?: number | undefined;
  /** Another page is open, and why. Not called for what `page` already says. */
  onPageChange?: ((page: number, details: { reason: Reason }) => void) | undefined;
  /** Which way the book is read. Does not change the direction of the text on its pages. @default 'ltr' */
  direction?: 'ltr' | 'rtl' | undefined;
  /**
   * From where a mouse drags a page. With `edges` only from its outer third, so that text elsewhere can be selected.
   * @default 'anywhere'
   */
  dragFrom?: 'anywhere' | 'edges' | undefined;
  /** Holds a turn still at some moment, for pictures. The book then does nothing else. */
  turn?: FrozenTurn | undefined;
  /** Whether there are two buttons below the book, and what stands on them. @default false */
  buttons?: boolean | TurnButtonsWords | undefined;
  /** A turn was completed: the first page of the spread that is open now. A jump over many pages is one turn. */
  onFlip?: ((page: number) => void) | undefined;
  /** The book's state is another. The handle's `getState()` says the same already. */
  onChangeState?: ((state: FlipState) => void) | undefined;
  /** One page is shown at a time, or two, and it was otherwise before. */
  onChangeOrientation?: ((orientation: Orientation) => void) | undefined;
  /** Once, when the book has been painted for the first time. */
  onInit?: ((book: BookNews) => void) | undefined;
  /** The list of pages has changed. */
  onUpdate?: ((book: BookNews) => void) | undefined;
  /** What a page without a name of its own is called; the first is at position 1. @default '3 of 8' */
  pageName?: ((position: number, count: number) => string) | undefined;
  /** What is said when a turn has landed; the first page is at position 1. @default 'Pages 2 and 3 of 8' */
  announcement?: ((positions: readonly number[], count: number) => string) | undefined;
}
