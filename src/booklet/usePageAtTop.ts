import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../hooks/useLatest.ts';
import { slackPx } from './ScrollArea.tsx';
import type { TextViewProps } from './TextView.tsx';

/** A page counts as reached when its top is at most this far below the window's, in CSS px. */
const reachedPx = 24;

/**
 * Tracks which child of `list` is at the top of the window. At the end of the text, it is the last
 * child.
 * @returns a function that scrolls to a child, which counts as the current page until the window
 * scrolls for another reason
 */
export function usePageAtTop(
  list: RefObject<HTMLElement | null>,
  { opensAt, initialScrollY, page, onPage }: Pick<TextViewProps, 'opensAt' | 'initialScrollY' | 'page' | 'onPage'>,
) {
  const [initialPage] = useState(opensAt);
  const ownScrollY = useRef<number>(undefined);

  const update = useLatest(() => {
    if (!list.current || window.scrollY === ownScrollY.current) return;
    ownScrollY.current = undefined;
    const tops = Array.from(list.current.children, (child) => child.getBoundingClientRect().top);
    const end = document.documentElement.scrollHeight - window.innerHeight;
    const isAtEnd = end > slackPx && window.scrollY >= end - slackPx;
    const reachedPage = tops.findLastIndex((top) => isAtEnd || top <= reachedPx);
    const topPage = Math.max(0, reachedPage);
    if (topPage !== page) onPage(topPage);
  });

  const scrollToPage = useLatest((target: number) => {
    // Instant: nobody can read text that rushes past, and smooth scrolling makes many readers sick.
    list.current?.children[target]?.scrollIntoView({ behavior: 'instant', block: 'start' });
    ownScrollY.current = window.scrollY;
    if (target !== page) onPage(target);
  });

  useLayoutEffect(() => {
    if (initialPage !== undefined) {
      scrollToPage(initialPage);
      return;
    }
    if (initialScrollY.current !== undefined) window.scrollTo({ top: initialScrollY.current, behavior: 'instant' });
    update();
  }, [initialPage, update, scrollToPage, initialScrollY]);

  useEffect(() => {
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [update]);

  return scrollToPage;
}
