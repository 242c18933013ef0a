import { layoutIn } from '../engine/layout.ts';
import type { Size } from '../engine/shapes.ts';
import type { Model } from '../engine/state.ts';
import type { BookProps, FrozenTurn } from './BookProps.ts';
import type { Configuration } from './configuration.ts';

/** A measured book: the engine's model, and what the view needs beside it. */
export interface ViewModel extends Model, Pick<BookProps, 'keyboard'> {
  /** The `turn` prop. */
  readonly frozen: FrozenTurn | undefined;
  /** Every run is at its end at once. */
  readonly isStill: boolean;
}

/**
 * The book in the available space; when that is `null`, not to be seen, the book is as wide as it can be used.
 *
 * @param isStill - whether the user wants no motion, or sees none
 */
export function measure(space: Size | null, { settings, pages, props }: Configuration, isStill: boolean): ViewModel {
  const { turn, dragFrom, keyboard, direction } = props;
  const { width, height } = space ?? { width: settings.width * 2, height: 0 };
  return {
    ...settings,
    ...layoutIn({ width, height: settings.autoSize ? 0 : height }, settings),
    pageCount: pages.length,
    densities: pages.map(({ density }) => density),
    rightToLeft: direction === 'rtl',
    frozen: turn,
    dragFrom,
    keyboard,
    isStill,
  };
}

/** What must stay the same for a movement to go on. */
export function shapeOf({ orientation, page, rightToLeft, showCover, densities, frozen }: ViewModel): string {
  return JSON.stringify([orientation, page, rightToLeft, showCover, densities, frozen]);
}
