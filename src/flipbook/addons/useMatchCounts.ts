import { type BookChannel, createBookChannel, useChannel } from '../BookContext.tsx';
import type { FlipbookHandle } from '../FlipbookHandle.ts';

/** The number of matches of a search, by page. */
export type MatchCounts = ReadonlyMap<number, number>;

const channels = new WeakMap<FlipbookHandle, BookChannel<MatchCounts>>();

/**
 * Carries the match counts of a book's search to the book's thumbnails, which are in another entry
 * point of the package.
 */
export function matchChannel(book: FlipbookHandle): BookChannel<MatchCounts> {
  const channel = channels.get(book) ?? createBookChannel<MatchCounts>(null);
  channels.set(book, channel);
  return channel;
}

const noMatches: BookChannel<MatchCounts> = createBookChannel<MatchCounts>(null);

export function useMatchCounts(book: FlipbookHandle | null): MatchCounts | null {
  return useChannel(book ? matchChannel(book) : noMatches, (counts) => counts);
}
