import type { ViewModel } from './bookView.ts';
import type { PageEntry } from './configuration.ts';

/** Whether the lists have the same pages in the same order. */
export function sameKeys(before: readonly PageEntry[], after: readonly PageEntry[]): boolean {
  return (
    before === after || (before.length === after.length && before.every(({ key }, index) => key === after[index]?.key))
  );
}

/** Whether what moves now can go on moving. */
export function sameShape(before: ViewModel, after: ViewModel): boolean {
  return (
    before.orientation === after.orientation &&
    before.page.width === after.page.width &&
    before.page.height === after.page.height &&
    before.rightToLeft === after.rightToLeft &&
    before.showCover === after.showCover &&
    before.densities.length === after.densities.length &&
    before.densities.every((density, index) => density === after.densities[index])
  );
}
