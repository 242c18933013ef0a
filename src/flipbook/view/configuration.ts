import type { PublishedState } from '../engine/publishedState.ts';
import type { Settings } from '../engine/settings.ts';
import type { Density } from '../engine/shapes.ts';
import { type Renumbering, relocatePage } from '../engine/spreads.ts';
import type { BookProps } from './BookProps.ts';

export interface PageEntry {
  /** Identifies the page wherever it moves in the list. */
  readonly key: string;
  /** Unknown for a page that is rendered on demand. */
  readonly density?: Density;
}

/** The result of one render of the book. */
export interface Configuration {
  readonly props: BookProps;
  /** The `page` prop, whatever its type. */
  readonly rawPage: unknown;
  readonly settings: Settings;
  readonly pages: readonly PageEntry[];
  readonly densityOf?: ((page: number) => Density) | undefined;
  readonly renderAgain: () => void;
  /** Updates the components on the pages and around the book. */
  readonly publish: (state: PublishedState) => void;
  /** For printing; only in a book that does not always render all pages. */
  readonly renderAll?: ((isPrinting: boolean) => void) | undefined;
  readonly statusOf: (pages: readonly number[], titles: readonly string[]) => string;
}

/** Data that outlives a controller, because React may remove effects and restore them. */
export interface Memory {
  /** The page to show after a change. In landscape, it may be either page of the open spread. */
  lastViewedPage: number;
  /** The initial page, if it does not exist yet. A turn ends the wait. */
  awaitedPage: number | undefined;
  /** Whether a turn has landed: from then on the status announces the open pages. */
  hasLanded: boolean;
  hasPainted: boolean;
}

/** The page to open after a change of the list: the awaited page if it exists, else the last viewed one. */
export function pageToOpen(
  { lastViewedPage, awaitedPage = Number.POSITIVE_INFINITY }: Memory,
  renumbering: Renumbering,
  count: number,
): number {
  return awaitedPage < count ? awaitedPage : relocatePage(renumbering, lastViewedPage, count);
}
