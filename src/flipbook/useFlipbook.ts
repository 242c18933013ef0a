import { useContext, useRef } from 'react';
import { type BookChannel, BookContext, PageContext, type PublishedBook, useChannel } from './BookContext.tsx';
import { flipbookError } from './engine/flipbookError.ts';
import {
  type FlipbookPageView,
  type PublishedState,
  pageViewOf,
  type SpreadView,
  spreadViewOf,
} from './engine/publishedState.ts';
import type { FlipbookHandle } from './FlipbookHandle.ts';

/** The view that {@link useFlipbook} selects from. */
export interface FlipbookView extends SpreadView {
  /** The handle, for turning pages. `null` in a provider that has no book yet. */
  readonly book: FlipbookHandle | null;
  /** The reading direction. */
  readonly direction: 'ltr' | 'rtl';
}

const emptyBook: PublishedState = {
  state: { page: 0, motion: { phase: 'read' } },
  binding: { pageCount: 0, orientation: 'landscape', showCover: false },
};

/**
 * Reads the book around the component, or the book in the closest `FlipbookProvider`. Renders when
 * the selection, or one of its entries, changes.
 * @param select - the whole view by default
 * @throws while rendering, outside of a book and of a `FlipbookProvider`
 */
export function useFlipbook(): FlipbookView;
export function useFlipbook<Selected>(select: (book: FlipbookView) => Selected): Selected;
export function useFlipbook(select: (book: FlipbookView) => unknown = (book) => book): unknown {
  const store = useContext(BookContext);
  if (!store) throw flipbookError('no-book', 'useFlipbook found no book. Use it in a FlipbookProvider or on a page.');
  return useSelected(store, (book) => {
    const { handle = null, direction = 'ltr', published = emptyBook } = book ?? {};
    return select({ ...spreadViewOf(published), book: handle, direction });
  });
}

/**
 * Reads the state of the page around the component, and renders when it changes.
 * @throws while rendering, outside of a page
 */
export function useFlipbookPage(): FlipbookPageView {
  const store = useContext(BookContext);
  const index = useContext(PageContext);
  if (!store || index === null) throw flipbookError('no-book', 'useFlipbookPage found no page. Use it on a page.');
  return useSelected(store, (book) => pageViewOf(index, book?.published ?? emptyBook));
}

function useSelected<Selected>(store: BookChannel, select: (book: PublishedBook | null) => Selected): Selected {
  const lastSelection = useRef<Selected>(undefined);
  return useChannel(store, (book) => {
    const selected = select(book);
    const { current } = lastSelection;
    if (isSame(current, selected)) return current;
    lastSelection.current = selected;
    return selected;
  });
}

/** Whether two values are identical, or lists or plain objects with equal entries. */
function isSame<Value>(value: unknown, other: Value): value is Value {
  if (Object.is(value, other)) return true;
  // Other objects (a date, a map, a DOM element) may differ although their entries are equal.
  if (!(isPlain(value) && isPlain(other)) || Array.isArray(value) !== Array.isArray(other)) return false;
  const [entries, otherEntries] = [Object.entries(value), new Map(Object.entries(other))];
  return (
    entries.length === otherEntries.size && entries.every(([name, entry]) => isSame(entry, otherEntries.get(name)))
  );
}

function isPlain(value: unknown): value is object {
  return Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
}
