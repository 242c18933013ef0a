import { createContext, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { PublishedState } from './engine/publishedState.ts';
import type { FlipbookHandle } from './FlipbookHandle.ts';

/** The current flipbook or another value, if any, and the first one for servers. */
export interface BookChannel<Value = PublishedBook> {
  readonly first: Value | null;
  get(): Value | null;
  set(value: Value | null): void;
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void;
}

export interface PublishedBook {
  readonly published: PublishedState;
  readonly handle: FlipbookHandle;
  readonly pages: readonly { readonly key: string }[];
  readonly direction: 'ltr' | 'rtl';
}

export function createBookChannel<Value>(first: Value | null): BookChannel<Value> {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    first,
    get: () => current,
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Reads from the current book, and renders when the result changes. Servers and hydration
 * read from the first book.
 * @param read - returns the same value for the same book
 */
export function useChannel<Value, Read>(channel: BookChannel<Value>, read: (value: Value | null) => Read): Read {
  return useSyncExternalStore(
    channel.subscribe,
    () => read(channel.get()),
    () => read(channel.first),
  );
}

/** The book around a component, or the one in the provider around it. */
export const BookContext = createContext<BookChannel | null>(null);

/** The index of the page around a component; `null` outside of pages. */
export const PageContext = createContext<number | null>(null);

/** Lets components beside a book read it with `useFlipbook`. May contain only one book. */
export function FlipbookProvider({
  children,
}: {
  /** The book, and the components that read it. */
  children?: ReactNode;
}) {
  const [store] = useState(() => createBookChannel<PublishedBook>(null));
  return (
    <PageContext.Provider value={null}>
      <BookContext.Provider value={store}>{children}</BookContext.Provider>
    </PageContext.Provider>
  );
}
