import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The last scroll position of each history entry, in pixels. */
const scrollPositions = new Map<string, number>();

/**
 * Scrolls a new screen to the top or, after Back or Forward, to its last position. The browser
 * itself scrolls the first screen, and scrolls to fragments.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const lastEntry = useRef({ key, pathname });

  useLayoutEffect(() => {
    const previousEntry = lastEntry.current;
    lastEntry.current = { key, pathname };
    if (previousEntry.key === key || (kind === 'POP' && previousEntry.pathname === pathname)) return;
    scrollTo(0, kind === 'POP' ? (scrollPositions.get(key) ?? 0) : 0);
  }, [key, pathname, kind]);

  useEffect(() => {
    const saveScrollPosition = () => scrollPositions.set(lastEntry.current.key, scrollY);
    // On Back and Forward, the browser would scroll before the screen renders.
    const setRestoration = (mode: ScrollRestoration) => () => {
      history.scrollRestoration = mode;
    };
    const restoreByScript = setRestoration('manual');
    const restoreByBrowser = setRestoration('auto');
    restoreByScript();
    addEventListener('scroll', saveScrollPosition, { passive: true });
    addEventListener('pageshow', restoreByScript);
    addEventListener('pagehide', restoreByBrowser);
    return () => {
      restoreByBrowser();
      removeEventListener('scroll', saveScrollPosition);
      removeEventListener('pageshow', restoreByScript);
      removeEventListener('pagehide', restoreByBrowser);
    };
  }, []);
}
