import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Does for a change of screen what a browser does for a new document: moves the focus to the new screen's heading and
 * has its title said. Nothing happens on the first screen: there the browser has done it.
 *
 * @param main the element the screens are shown in
 * @returns what is to be announced, for a polite live region
 */
export function useScreenEntry(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  const [announcement, announce] = useState('');

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // The router looks after where the page is scrolled to.
    headingIn(main.current)?.focus({ preventScroll: true });
    announce(document.title);
  }, [pathname, main]);

  return announcement;
}

/** The first heading to be seen (a screen may have another for another width), made able to take the focus. */
function headingIn(main: HTMLElement | null): HTMLElement | null {
  const headings = Array.from(main?.querySelectorAll<HTMLElement>('h1') ?? []);
  const heading = headings.find((one) => one.getClientRects().length > 0);
  heading?.setAttribute('tabindex', '-1');
  return heading ?? main;
}
