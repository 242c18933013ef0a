import { type Binding, firstPage, openSpread } from '../engine/spreads.ts';

/**
 * The current page when a book is to be open at `page`: the first of the spread that shows it. Fractions are cut off;
 * what lies outside the book is moved to its nearer end, `NaN` to the first page.
 */
export function openPage(page: number, binding: Binding): number {
  const last = Math.max(0, binding.pageCount - 1);
  const wanted = Math.trunc(Math.min(Math.max(page, 0), last)) || 0;
  return firstPage(openSpread(wanted, binding));
}
