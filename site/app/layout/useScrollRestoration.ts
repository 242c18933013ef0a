import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The scroll position of each history entry when it was left, in pixels. */
const scrollPositions = new Map<string, number>();

/**
 * Scrolls a new screen as browsers do: to the top, or to where it was left. The browser handles the
 * first screen, and navigation within a screen.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const lastEntry = useRef({ key, pathname });

  useLayoutEffect(() => {
    const before = lastEntry.current;
    lastEntry.current = { key, pathname };
    if (before.key === key || (kind === 'POP' && before.pathname === pathname)) return;
    scrollTo(0, kind === 'POP' ? (scrollPositions.get(key) ?? 0) : 0);
  }, [key, pathname, kind]);

  useEffect(() => {
    const saveScrollPosition = () => scrollPositions.set(lastEntry.current.key, scrollY);
    // The browser would scroll before the screen renders, except on reload.
    const restore = (by: ScrollRestoration) => () => {
      history.scrollRestoration = by;
    };
    const byHand = restore('manual');
    const byBrowser = restore('auto');
    byHand();
    addEventListener('scroll', saveScrollPosition, { passive: true });
    addEventListener('pageshow', byHand);
    addEventListener('pagehide', byBrowser);
    return () => {
      byBrowser();
      removeEventListener('scroll', saveScrollPosition);
      removeEventListener('pageshow', byHand);
      removeEventListener('pagehide', byBrowser);
    };
  }, []);
}
