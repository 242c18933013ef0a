import type { Side } from '../engine/spreads.ts';
import { pageBox } from './elements.ts';

/** Which page lies on which side; the later above the earlier. */
export type Places = readonly (readonly [page: number | null, side: Side])[];

/**
 * Puts pages where they lie, and takes those out of sight out of layout, tab order and the accessibility tree.
 * They stay `until-found`, so that the browser's find-in-page can still reach them.
 */
export function createPagePlaces(book: HTMLElement) {
  // Boxes, not numbers: a page keeps its box when its number changes.
  let shown: ReadonlySet<HTMLElement> = new Set();
  return {
    /** Brings these pages into sight, each at its place, and no others of those that were. */
    show(places: Places): void {
      const next = new Set<HTMLElement>();
      for (const [page, side] of places) {
        const box = pageBox(book, page);
        if (!box) continue;
        box.dataset.side = side;
        // The blank back of a leaf comes into sight by its role.
        if (page !== null) next.add(box);
      }
      for (const box of next) box.removeAttribute('hidden');
      for (const box of shown) if (!next.has(box)) hide(box);
      shown = next;
    },
    /** Hides the pages that React has put into the book since: it can write plain `hidden` only. */
    hideTheRest(pageCount: number): void {
      for (let index = 0; index < pageCount; index += 1) {
        const box = pageBox(book, index);
        if (box && !shown.has(box)) hide(box);
      }
    },
  };
}

/** Takes a page out of sight. Focus inside it moves to the book, or it would be lost. */
function hide(box: HTMLElement): void {
  if (box.contains(box.ownerDocument.activeElement))
    box.closest<HTMLElement>('[data-flipbook]')?.focus({ preventScroll: true });
  if (box.getAttribute('hidden') !== 'until-found') box.setAttribute('hidden', 'until-found');
}
