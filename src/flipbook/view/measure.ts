import { layoutIn } from '../engine/layout.ts';
import type { Model } from '../engine/model.ts';
import type { Settings } from '../engine/settings.ts';
import type { Size } from '../engine/shapes.ts';
import type { BookProps } from './BookProps.ts';
import type { Configuration } from './configuration.ts';

/** What the view must know of a book: the engine's model, and what it asks beside it. */
export interface ViewModel extends Model, Settings, Pick<BookProps, 'turn' | 'dragFrom'> {
  /** Motion is shown at its end at once. */
  readonly still: boolean;
}

/**
 * The book as it is to be in a room of that size; `null` when there is none to be seen: then it is as wide as it would
 * like to be. `still`: the visitor wants no motion, or sees none.
 */
export function measure(room: Size | null, { settings, pages, props }: Configuration, still: boolean): ViewModel {
  const { turn, dragFrom, direction } = props;
  const { width, height } = room ?? { width: settings.width * 2, height: 0 };
  return {
    ...settings,
    ...layoutIn({ width, height: settings.autoSize ? 0 : height }, settings),
    pageCount: pages.length,
    densities: pages.map(({ density }) => density),
    rightToLeft: direction === 'rtl',
    turn,
    dragFrom,
    still,
  };
}

/** What must stay the same for what moves to go on moving. */
export function shapeOf({ orientation, page, rightToLeft, showCover, densities, turn }: ViewModel): string {
  return JSON.stringify([orientation, page, rightToLeft, showCover, densities, turn]);
}
