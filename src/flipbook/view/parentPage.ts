import type { Renumbering } from '../engine/turn.ts';
import { relocatePage } from './relocatePage.ts';

/** Tells what a controlled parent asks for from what it only takes over. */
export function createParentPage(first: number | undefined) {
  let last = first;
  let told: number | undefined;
  return {
    /** The parent has been told that this page is open. */
    tell(page: number): void {
      told = page;
    },
    forget(): void {
      told = undefined;
    },
    /** What it was told of and has not answered yet. */
    get told(): number | undefined {
      return told;
    },
    /**
     * Whether a render's `page` asks for a turn: it is another one, not just the new number of the one before, nor what
     * the parent was told.
     */
    asks(page: number | undefined, moved: Renumbering, count: number): boolean {
      if (page === last) return false;
      const renumbered = last === undefined ? last : relocatePage(moved, last, count);
      const isAsked = page !== renumbered && page !== told;
      last = page;
      told = undefined;
      return isAsked;
    },
  };
}
