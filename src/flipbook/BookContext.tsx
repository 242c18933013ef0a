import { createContext, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { PublishedState } from './engine/publishedState.ts';
import type { FlipbookHandle } from './FlipbookHandle.ts';

/** A store with one value, such as the published book. `first` is for server rendering and hydration. */
export interface BookChannel<Value = PublishedBook> {
  readonly first: Value | null;
  get(): Value | null;
  set(value: Value | null): void;
  /** @returns a function that unsubscribes */
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
 * Reads the channel's value, and renders when the result changes. On servers and during hydration,
 * reads `channel.first`.
 * @param read - must return the same result (`Object.is`) for the same value
 */
export function useChannel<Value, Read>(channel: BookChannel<Value>, read: (value: Value | null) => Read): Read {
  return useSyncExternalStore(
    channel.subscribe,
    () => read(channel.get()),
    () => read(channel.first),
  );
}

/** The book that contains the component, or else the book of the nearest `FlipbookProvider`. */
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
  const [channel] = useState(() => createBookChannel<PublishedBook>(null));
  return (
    <PageContext.Provider value={null}>
      <BookContext.Provider value={channel}>{children}</BookContext.Provider>
    </PageContext.Provider>
  );
}
