import type { Outline } from '../engine/gestures.ts';
import type { Spread } from '../engine/spreads.ts';
import type { Turn } from '../engine/turn.ts';
import type { FindPage } from './elements.ts';

type Side = 'start' | 'end';

/**
 * Puts pages where they lie, and takes those that nobody sees out of layout, tab order and the accessibility tree.
 * They stay `until-found`, so that the browser's find-in-page can still reach them.
 */
export class Stage {
  readonly #find: FindPage;
  /** The boxes in sight and the pages they are. By box: a page keeps it when its number changes. */
  #shown = new Map<HTMLElement, number>();

  constructor(find: FindPage) {
    this.#find = find;
  }

  /** Shows a spread at rest, and nothing else. */
  rest({ start, end }: Spread): void {
    this.#only([
      [start, 'start'],
      [end, 'end'],
    ]);
  }

  /** Brings the pages of a turn into sight, each at its place. */
  begin(turn: Turn, { orientation }: Outline): void {
    const near: Side = orientation === 'portrait' || turn.direction === 'forward' ? 'end' : 'start';
    const far: Side = near === 'end' ? 'start' : 'end';
    this.#only([
      [turn.covered, far],
      [turn.revealed, near],
      [turn.front, near],
      [turn.back, far],
    ]);
    // Only a leaf that turns has a blank back to show.
    if (turn.back === null) this.#place(null, far);
  }

  /** Which pages are in sight. */
  get shown(): readonly number[] {
    return [...this.#shown.values()].sort((one, other) => one - other);
  }

  /** Puts away what has come into the book by other ways: React can write plain `hidden` only. */
  hideTheRest(pageCount: number): void {
    for (let index = 0; index < pageCount; index += 1) {
      const box = this.#find(index)?.page;
      if (box && !this.#shown.has(box)) putAway(box);
    }
  }

  #only(places: readonly (readonly [number | null, Side])[]): void {
    const next = new Map<HTMLElement, number>();
    for (const [page, side] of places) {
      const box = page === null ? undefined : this.#place(page, side);
      if (box && page !== null) next.set(box, page);
    }
    for (const box of next.keys()) box.removeAttribute('hidden');
    for (const box of this.#shown.keys()) if (!next.has(box)) putAway(box);
    this.#shown = next;
  }

  #place(page: number | null, side: Side): HTMLElement | undefined {
    const box = this.#find(page)?.page;
    if (box) box.dataset.side = side;
    return box;
  }
}

/** Takes a page out of sight. Focus inside it would be lost: the book takes it. */
function putAway(box: HTMLElement): void {
  if (box.contains(box.ownerDocument.activeElement))
    box.closest<HTMLElement>('[data-flipbook]')?.focus({ preventScroll: true });
  if (box.getAttribute('hidden') !== 'until-found') box.setAttribute('hidden', 'until-found');
}
