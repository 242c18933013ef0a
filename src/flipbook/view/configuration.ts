import type { Settings } from '../engine/settings.ts';
import type { Density, Orientation } from '../engine/shapes.ts';
import type { BookProps } from './BookProps.ts';

/** A page as the list of pages knows it. */
export interface PageEntry {
  /** Stays the same while it is the same page, wherever it moves in the list. */
  readonly key: string;
  readonly density: Density;
}

/** What the skin draws of what has happened; the rest is the view's. */
export interface Seen {
  readonly page: number;
  readonly mode: Orientation;
  /** What is said of it. */
  readonly status: string;
}

/** All that the outside decides about a book, at one moment. */
export interface Configuration {
  readonly props: BookProps;
  readonly settings: Settings;
  readonly pages: readonly PageEntry[];
  /** The open page or the orientation is another. */
  readonly see: (news: Partial<Seen>) => void;
  /** A turn has ended; these pages lie open. */
  readonly landed: (pages: readonly number[]) => void;
}
