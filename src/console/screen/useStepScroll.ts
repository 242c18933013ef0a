import { type RefObject, useRef } from 'react';

/** How far one press scrolls, in CSS pixels. */
export const stepPx = 100;

/** A smooth scroll is over after this time at most, in milliseconds: until then a press adds to where it is going. */
const underWayMs = 500;

/** Scrolls an element by 100 px up (-1) or down (1). Presses in quick succession all count in full. */
export function useStepScroll(scroller: RefObject<HTMLElement | null>): (direction: 1 | -1) => void {
  const last = useRef({ goalPx: 0, at: Number.NEGATIVE_INFINITY });
  return (direction) => {
    const element = scroller.current;
    if (!element) return;
    const now = performance.now();
    const { goalPx, at } = last.current;
    const fromPx = now - at < underWayMs ? goalPx : element.scrollTop;
    const lowestPx = element.scrollHeight - element.clientHeight;
    const top = Math.min(lowestPx, Math.max(0, fromPx + direction * stepPx));
    last.current = { goalPx: top, at: now };
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  };
}
