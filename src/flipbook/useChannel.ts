import { useSyncExternalStore } from 'react';
import type { BookChannel, PublishedBook } from './BookContext.tsx';

/**
 * Reads from the current book, and renders when the result changes. Servers and hydration
 * read from the first book.
 * @param read - returns the same value for the same book
 */
export function useChannel<Value>(channel: BookChannel, read: (book: PublishedBook | null) => Value): Value {
  return useSyncExternalStore(
    channel.subscribe,
    () => read(channel.get()),
    () => read(channel.first),
  );
}
