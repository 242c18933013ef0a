import fc from 'fast-check';
import type { BookRefitted } from '../events.ts';
import type { Density, Size } from '../shapes.ts';
import type { BookState, Model } from '../state.ts';
import { real, weighted } from './arbitraries.ts';

/** A change to any book: other pages replace a range of its pages, and it is laid out again. */
export interface Change {
  readonly type: 'change';
  readonly page: Size | null;
  /** The position of the change, as a share of the list, and the number of removed pages. */
  readonly at: number;
  readonly removedCount: number;
  readonly come: readonly Density[];
  readonly isReversed: boolean;
  readonly toggled: 'orientation' | 'rightToLeft' | 'showCover' | null;
}

/** Mostly changes that a movement can survive. */
export const anyChange: fc.Arbitrary<Change> = fc.record({
  type: fc.constant('change'),
  page: fc.option(fc.record({ width: real(100, 500), height: real(100, 900) })),
  at: fc.oneof(fc.constantFrom(0, 1), real(0, 1)),
  removedCount: weighted([3, fc.constant(0)], [1, fc.nat(4)]),
  come: fc.array(fc.constantFrom<Density>('soft', 'hard'), { maxLength: 4 }),
  isReversed: weighted([9, fc.constant(false)], [1, fc.constant(true)]),
  toggled: weighted<Change['toggled']>(
    [9, fc.constant(null)],
    [1, fc.constantFrom('orientation', 'rightToLeft', 'showCover')],
  ),
});

export function applyChange(change: Change, state: BookState, model: Model): { event: BookRefitted; model: Model } {
  const { at, removedCount, come, isReversed, toggled } = change;
  const remainingPages = model.densities.map((density, index) => ({ density, index: index as number | null }));
  remainingPages.splice(
    Math.floor(at * remainingPages.length),
    removedCount,
    ...come.map((density) => ({ density, index: null })),
  );
  if (isReversed) remainingPages.reverse();
  const moved = model.densities.map((_, index) => {
    const now = remainingPages.findIndex((page) => page.index === index);
    return now < 0 ? null : now;
  });
  const next: Model = {
    ...model,
    page: change.page ?? model.page,
    pageCount: remainingPages.length,
    densities: remainingPages.map(({ density }) => density),
    orientation: (toggled === 'orientation') === (model.orientation === 'portrait') ? 'landscape' : 'portrait',
    rightToLeft: (toggled === 'rightToLeft') !== model.rightToLeft,
    showCover: (toggled === 'showCover') !== model.showCover,
  };
  const { page, orientation, rightToLeft } = model;
  const currentPage = moved[state.page] ?? moved[state.page + 1] ?? 0;
  return {
    event: { type: 'book-refitted', from: { page, orientation, rightToLeft }, moved, page: currentPage },
    model: next,
  };
}
