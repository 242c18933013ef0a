import { useEffect, useMemo, useRef, useState } from 'react';
import { numberOr } from '../../engine/numberOr.ts';
import { useFlipbook } from '../../useFlipbook.ts';
import { matchChannel } from '../useMatchCounts.ts';
import { excerptOf, foldQuery, matchesOf, type PageMatches, type SearchPage } from './findText.ts';
import { highlightMatches, scrollToMatch } from './view/highlightMatches.ts';

/**
 * The texts of all pages, including those that are not rendered; or a function that returns the
 * texts to search for a query. The function is called when the query changes, and may be
 * asynchronous.
 */
export type SearchIndex =
  | readonly SearchPage[]
  | ((query: string, signal: AbortSignal) => readonly SearchPage[] | Promise<readonly SearchPage[]>);

export interface FlipbookSearchOptions {
  /** Memoize it, because a new index is searched again. */
  index: SearchIndex;
  /** The initial query. @default '' */
  defaultQuery?: string | undefined;
  /** The maximum number of pages with matches in the list. @default 100 */
  limit?: number | undefined;
}

/** A page with matches, and whether the reader is at one of them. */
export interface FlipbookSearchResult extends PageMatches {
  readonly isCurrent: boolean;
}

export interface FlipbookSearchView {
  readonly query: string;
  readonly status: 'empty' | 'searching' | 'failed' | 'done';
  /** The first pages with matches, at most `limit`. */
  readonly results: readonly FlipbookSearchResult[];
  /** The number of pages with matches. */
  readonly pageCount: number;
  /** The number of matches. */
  readonly matchCount: number;
  /** The zero-based position of the reader's match; `null` before the first step. */
  readonly position: number | null;
  /** Changes the query. An empty one ends the search. */
  setQuery(query: string): void;
  /**
   * Turns to the next match. If the reader has turned away from the current one, turns to the first
   * match from the open pages on.
   */
  next(): void;
  /** Turns to the previous match. */
  previous(): void;
  /** Turns to the first match of a page. */
  toPage(page: number): void;
}

interface LoadedIndex {
  readonly index: SearchIndex;
  readonly query: string;
  readonly pages: readonly SearchPage[];
  readonly failed?: boolean;
}

/**
 * Searches the flipbook of the surrounding `FlipbookProvider`: finds matches in an index of its
 * texts, turns to them, highlights them on pages, and counts them on thumbnails.
 */
export function useFlipbookSearch({ index, ...options }: FlipbookSearchOptions): FlipbookSearchView {
  const limit = numberOr(options.limit, 100);
  const { book } = useFlipbook(({ book }) => ({ book }));
  const [query, setQuery] = useState(options.defaultQuery ?? '');
  const [position, setPosition] = useState<number | null>(null);
  const [loadedIndex, setLoadedIndex] = useState<LoadedIndex | null>(null);
  /** The step to take once the index has loaded. */
  const pendingStep = useRef<1 | -1 | null>(null);
  const isBlank = foldQuery(query) === '';

  useEffect(() => {
    pendingStep.current = null;
    if (isBlank || typeof index !== 'function') return undefined;
    const ending = new AbortController();
    const finish = (result: Pick<LoadedIndex, 'pages' | 'failed'>) => {
      if (!ending.signal.aborted) setLoadedIndex({ index, query, ...result });
    };
    // Call the function in `then`, so that the error of a synchronous function is caught, too.
    Promise.resolve()
      .then(() => index(query, ending.signal))
      .then(
        (pages) => finish({ pages }),
        (error: unknown) => {
          if (!ending.signal.aborted) reportError(error);
          finish({ pages: [], failed: true });
        },
      );
    return () => ending.abort();
  }, [index, query, isBlank]);

  const loaded = loadedIndex?.query === query && loadedIndex.index === index ? loadedIndex : undefined;
  const isLoaded = typeof index !== 'function' || loaded !== undefined;
  const pages = typeof index === 'function' ? loadedIndex?.pages : index;
  const matches = useMemo(() => matchesOf(pages ?? [], query), [pages, query]);
  const counts = useMemo(() => {
    const byPage = new Map<number, number>();
    for (const { page, nth } of matches) byPage.set(page, nth + 1);
    return byPage;
  }, [matches]);
  const excerpts = useMemo(() => {
    const texts = new Map(pages?.map(({ page, text }) => [page, text]));
    return [...counts].slice(0, limit).flatMap(([page, count]) => {
      const excerpt = excerptOf(texts.get(page) ?? '', query);
      return excerpt ? [{ page, count, ...excerpt }] : [];
    });
  }, [pages, counts, query, limit]);
  const current = (position !== null && matches[position]) || null;

  const turn = (to: number) => {
    const match = matches[to];
    if (!match) return;
    setPosition(to);
    // Scroll to the match even if its page is already open and nothing turns.
    void book?.flip(match.page).then(() => {
      const root = book.getElement();
      if (root && book.getOpenPages().includes(match.page)) scrollToMatch({ root, query, match });
    });
  };
  const step = (by: 1 | -1) => {
    if (!isLoaded) {
      pendingStep.current = by;
      return;
    }
    const openPages = book?.getOpenPages() ?? [];
    // The reader has turned to other pages since the last match.
    const isAway = book?.getState() === 'read' && current && !openPages.includes(current.page);
    if (position !== null && current && !isAway) turn((position + by + matches.length) % matches.length);
    else {
      const [first = 0, last = first] = openPages;
      const next = matches.findIndex(({ page }) => page >= first);
      const previous = matches.findLastIndex(({ page }) => page <= last);
      if (by === 1) turn(Math.max(0, next));
      else turn(previous < 0 ? matches.length - 1 : previous);
    }
  };

  useEffect(() => {
    if (!isLoaded || pendingStep.current === null) return;
    const by = pendingStep.current;
    pendingStep.current = null;
    step(by);
  });
  useEffect(() => {
    if (!book) return undefined;
    const channel = matchChannel(book);
    channel.set(counts);
    return () => channel.set(null);
  }, [book, counts]);
  useEffect(() => {
    const root = book?.getElement();
    if (!root || isBlank) return undefined;
    return highlightMatches({ root, query, current });
  }, [book, query, isBlank, current]);

  const loadedStatus = loaded?.failed ? 'failed' : 'done';
  return {
    query,
    status: isBlank ? 'empty' : isLoaded ? loadedStatus : 'searching',
    results: excerpts.map((excerpt) => ({ ...excerpt, isCurrent: excerpt.page === current?.page })),
    pageCount: counts.size,
    matchCount: matches.length,
    position: current && position,
    setQuery: (next) => {
      setQuery(next);
      setPosition(null);
    },
    next: () => step(1),
    previous: () => step(-1),
    toPage: (page) => turn(matches.findIndex((match) => match.page === page)),
  };
}
