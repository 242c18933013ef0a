import type { Settings } from '../engine/settings.ts';
import type { Corner, Density, Direction, Orientation } from '../engine/shapes.ts';
import type { Motion, Reason } from '../engine/state.ts';

/** A page as the list of pages knows it. */
export interface PageEntry {
  /** Stays the same while it is the same page, wherever it moves in the list. */
  readonly key: string;
  readonly density: Density;
}

/** What a book tells the world. */
export interface Listener {
  flip(page: number, reason: Reason): void;
  changeState(state: Motion['phase']): void;
  changeOrientation(orientation: Orientation): void;
  init(page: number, mode: Orientation): void;
  update(page: number, mode: Orientation): void;
  /** The list of pages changed, and with it the number of the open page. */
  renumber(page: number): void;
  /** The open page or the orientation is another, for whatever reason but a turn. */
  moved(page: number, orientation: Orientation): void;
  /** A turn has ended; these pages lie open. */
  landed(pages: readonly number[]): void;
}

/** A turn held still, for pictures. */
export interface FrozenTurn {
  readonly direction: Direction;
  readonly corner?: Corner;
  /** 0 flat, 1 completed. */
  readonly progress: number;
}

/** All that the outside decides about a book, at one moment. */
export interface Configuration {
  readonly settings: Settings;
  readonly pages: readonly PageEntry[];
  readonly rightToLeft: boolean;
  readonly dragFrom: 'anywhere' | 'edges';
  /** The page that is to be open, when the parent decides. */
  readonly page: number | undefined;
  readonly frozen: FrozenTurn | undefined;
  readonly listener: Listener;
}
