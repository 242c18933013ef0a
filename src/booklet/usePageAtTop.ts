import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../hooks/useLatest.ts';
import { slackPx } from './ScrollArea.tsx';

/** How far below the window's top a page's head still counts as reached, in CSS px: more than the space above a head there. */
const reachedPx = 24;

interface PageAtTop {
  /** The page to begin with, if the window is to be moved at all. */
  readonly opensAt: number | undefined;
  /** Where the window stays if it is not to be moved, in CSS px. */
  readonly scrollAtStart: RefObject<number | undefined>;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/**
 * Follows which child of `list` is at the top of the window. At the end of the text it is the last one: there is nothing
 * more to come.
 *
 * @returns brings a child's head to the window's top, or as near as the text goes; until the window is scrolled by other
 * means that child is the page, whether it got there or not
 */
export function usePageAtTop(list: RefObject<HTMLElement | null>, { opensAt, scrollAtStart, page, onPage }: PageAtTop) {
  const [first] = useState(opensAt);
  const broughtAt = useRef<number>(undefined);

  const look = useLatest(() => {
    if (!list.current || window.scrollY === broughtAt.current) return;
    broughtAt.current = undefined;
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
    // At once: a text that runs past tells nothing, and many readers are made sick by it.
    list.current?.children[to]?.scrollIntoView({ behavior: 'instant', block: 'start' });
    broughtAt.current = window.scrollY;
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
