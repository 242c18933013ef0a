import { createContext } from 'react';
import type { Moment } from './engine/snapshot.ts';
import type { FlipbookHandle } from './FlipbookHandle.ts';

/** What hooks read: a book, or none, at this moment and at the first, which a server renders. */
export interface BookChannel {
  readonly first: PublishedBook | null;
  get(): PublishedBook | null;
  set(book: PublishedBook | null): void;
  /** @returns ends it */
  subscribe(listener: () => void): () => void;
}

export interface PublishedBook {
  readonly moment: Moment;
  readonly handle: FlipbookHandle;
  /** Those that the moment is of. */
  readonly pages: readonly { readonly key: string }[];
}

export function createBookChannel(first: PublishedBook | null): BookChannel {
  const listeners = new Set<() => void>();
  let book = first;
  return {
    first,
    get: () => book,
    set(next) {
      book = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The book that a component is in, or the one in the provider around it. */
export const BookContext = createContext<BookChannel | null>(null);

/** The number of the page that a component is on; `null` on none. */
export const PageContext = createContext<number | null>(null);
