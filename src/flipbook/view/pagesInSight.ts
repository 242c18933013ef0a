import type { Side } from '../engine/spreads.ts';
import { pageBox } from './elements.ts';

/**
 * Puts pages where they lie, and takes those out of sight out of layout, tab order and the accessibility tree.
 * They stay `until-found`, so that the browser's find-in-page can still reach them.
 */
export function createPagesInSight(book: HTMLElement) {
  // Boxes, not numbers: a page keeps its box when its number changes.
  let shown: ReadonlySet<HTMLElement> = new Set();
  /** What has been scrolled on pages in sight: at rest nobody asks where anything is scrolled to. */
  const scrolled = new Set<Element>();
  const leave = (box: HTMLElement): void => {
    for (const element of scrolled) {
      if (!box.contains(element)) continue;
      scrolled.delete(element);
      element.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    }
    hide(box);
  };
  return {
    /** An element was scrolled: it goes back to its start when its page goes out of sight. */
    noteScroll(element: Element): void {
      // Going back tells of a scroll too, when the page is out of sight.
      if ([...shown].some((box) => box.contains(element))) scrolled.add(element);
    },
    /** Brings these pages into sight, each on its side, the later above the earlier, and no others of those that were. */
    show(pages: readonly (readonly [page: number | null, side: Side])[]): void {
      const next = new Set<HTMLElement>();
      for (const [page, side] of pages) {
        const box = pageBox(book, page);
        if (!box) continue;
        box.dataset.side = side;
        // The blank back of a leaf comes into sight by its role.
        if (page !== null) next.add(box);
      }
      for (const box of next) {
        box.removeAttribute('hidden');
        box.removeAttribute('aria-hidden');
      }
      for (const box of shown) if (!next.has(box)) leave(box);
      shown = next;
    },
    /** Hides all other pages. Those that React has put into the book since have plain `hidden` only. */
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
  const book = box.closest<HTMLElement>('[data-flipbook]');
  if (book && box.contains(box.ownerDocument.activeElement)) takeFocus(book);
  if (box.getAttribute('hidden') !== 'until-found') box.setAttribute('hidden', 'until-found');
  // Chromium keeps the box itself in the accessibility tree, an empty group.
  box.setAttribute('aria-hidden', 'true');
}

/** Moves the focus to a book. One without `keyboard` can be focused only as long as it has it: a press must not focus it. */
function takeFocus(book: HTMLElement): void {
  if (!book.hasAttribute('tabindex')) {
    book.tabIndex = -1;
    book.addEventListener('blur', () => book.removeAttribute('tabindex'), { once: true });
  }
  book.focus({ preventScroll: true });
}
