import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../hooks/useLatest.ts';
import { slackPx } from './ScrollArea.tsx';

/**
 * A page counts as reached when its head is at most this far below the top of the window, in CSS
 * px.
 */
const reachedPx = 24;

interface PageAtTop {
  readonly opensAt: number | undefined;
  /** The scroll position to restore if `opensAt` is not set, in CSS px. */
  readonly scrollAtStart: RefObject<number | undefined>;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/**
 * Tracks which child of `list` is at the top of the window. At the end of the text, it is the last
 * child.
 * @returns a function that scrolls to a child, which counts as the current page until the window
 * scrolls for another reason
 */
export function usePageAtTop(list: RefObject<HTMLElement | null>, { opensAt, scrollAtStart, page, onPage }: PageAtTop) {
  const [first] = useState(opensAt);
  const ownScrollY = useRef<number>(undefined);

  const look = useLatest(() => {
    if (!list.current || window.scrollY === ownScrollY.current) return;
    ownScrollY.current = undefined;
    const heads = Array.from(list.current.children, (one) => one.getBoundingClientRect().top);
    const end = document.documentElement.scrollHeight - window.innerHeight;
    const isAtEnd = end > slackPx && window.scrollY >= end - slackPx;
    const topPage = isAtEnd
      ? heads.length - 1
      : Math.max(
          0,
          heads.findLastIndex((top) => top <= reachedPx),
        );
    if (topPage !== page) onPage(topPage);
  });

  const bringToTop = useLatest((to: number) => {
    // Instant: nobody can read text that rushes past, and smooth scrolling makes many readers sick.
    list.current?.children[to]?.scrollIntoView({ behavior: 'instant', block: 'start' });
    ownScrollY.current = window.scrollY;
    if (to !== page) onPage(to);
  });

  useLayoutEffect(() => {
    if (first !== undefined) {
      bringToTop(first);
      return;
    }
    if (scrollAtStart.current !== undefined) window.scrollTo({ top: scrollAtStart.current, behavior: 'instant' });
    look();
  }, [first, look, bringToTop, scrollAtStart]);

  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [look]);

  return bringToTop;
}
