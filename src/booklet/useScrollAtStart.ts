import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * How far the window is scrolled when the booklet starts, in CSS px. A prerendered book that is remembered as a text is
 * hydrated as a book first. That hides all pages but the open one, and being measured so it loses the window's place.
 *
 * @returns is set before the layout effects of what is inside
 */
export function useScrollAtStart(): RefObject<number | undefined> {
  const scroll = useRef<number>(undefined);
  useInsertionEffect(() => {
    scroll.current = window.scrollY;
  }, []);
  return scroll;
}
