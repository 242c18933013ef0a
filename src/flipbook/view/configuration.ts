import type { Settings } from '../engine/settings.ts';
import type { Density } from '../engine/shapes.ts';
import type { Moment } from '../engine/snapshot.ts';
import { type Renumbering, relocatePage } from '../engine/spreads.ts';
import type { BookProps } from './BookProps.ts';

/** A page as the list of pages knows it. */
export interface PageEntry {
  /** Stays the same while it is the same page, wherever it moves in the list. */
  readonly key: string;
  /** Not known of one that is made when needed. */
  readonly density?: Density;
}

/** Everything that a render of the book decided. */
export interface Configuration {
  readonly props: BookProps;
  readonly settings: Settings;
  readonly pages: readonly PageEntry[];
  /** The density of a page that has none in the list. */
  readonly densityOf?: ((page: number) => Density) | undefined;
  /** Renders the book once more. */
  readonly renderAgain: () => void;
  /** What is drawn on the pages and around the book may have changed. */
  readonly publish: (moment: Moment) => void;
  /** Has all pages made at once, for paper, or no longer; only where they are made when needed. */
  readonly makeAll?: ((makesAllPages: boolean) => void) | undefined;
  /** What is read out where these pages lie open, which call themselves so. */
  readonly statusOf: (pages: readonly number[], titles: readonly string[]) => string;
}

/** What outlives a controller: React may take effects away and bring them back. */
export interface Memory {
  /** The page to come back to: the one viewed before an orientation joined it with another. */
  lastViewedPage: number;
  /** A page that was asked for at first and does not exist yet. Nobody waits for it once a turn has begun. */
  awaitedPage: number | undefined;
  /** Whether a turn has landed: from then on the status says what lies open. */
  hasLanded: boolean;
  /** Whether the first paint has been reported. */
  hasPainted: boolean;
}

/** The page to open now that the list of pages is another: the one that was waited for, if it has come, or the last viewed one. */
export function pageToOpen(
  { lastViewedPage, awaitedPage = Number.POSITIVE_INFINITY }: Memory,
  moved: Renumbering,
  count: number,
): number {
  return awaitedPage < count ? awaitedPage : relocatePage(moved, lastViewedPage, count);
}
