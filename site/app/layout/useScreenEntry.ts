import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Focuses each new screen's heading and announces the document's title.
 * @returns the text for a polite live region
 */
export function useScreenEntry(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  const [announcement, announce] = useState('');

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // `useScrollRestoration` scrolls.
    headingIn(main.current)?.focus({ preventScroll: true });
    announce(document.title);
  }, [pathname, main]);

  return announcement;
}

/** The first visible `h1` (a screen may have one per window width), made focusable, or `main`. */
function headingIn(main: HTMLElement | null): HTMLElement | null {
  const headings = Array.from(main?.querySelectorAll<HTMLElement>('h1') ?? []);
  const heading = headings.find((candidate) => candidate.getClientRects().length > 0);
  heading?.setAttribute('tabindex', '-1');
  return heading ?? main;
}
