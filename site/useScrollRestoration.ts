import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far each entry of the history was scrolled when it was left, in pixels. */
const scrollPositions = new Map<string, number>();

/**
 * Scrolls a new screen as a browser does a new document: to its top, or to where it was when it was left. The first screen
 * is the browser's own business, and so is a step to another place on the same one.
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
    const keepPlace = () => scrollPositions.set(lastEntry.current.key, scrollY);
    // The browser would scroll before the screen is there. At a reload it is there: so the page is left as it was met.
    const restore = (by: ScrollRestoration) => () => {
      history.scrollRestoration = by;
    };
    const byHand = restore('manual');
    const byBrowser = restore('auto');
    byHand();
    addEventListener('scroll', keepPlace, { passive: true });
    addEventListener('pageshow', byHand);
    addEventListener('pagehide', byBrowser);
    return () => {
      byBrowser();
      removeEventListener('scroll', keepPlace);
      removeEventListener('pageshow', byHand);
      removeEventListener('pagehide', byBrowser);
    };
  }, []);
}
