import { type RefObject, useEffect, useState } from 'react';

/** How much of a scrolled text is out of sight: nothing, what is below, what is above, or both. */
export type ScrollPosition = 'whole' | 'top' | 'middle' | 'bottom';

/** Browsers scroll by fractions of a pixel and never quite arrive. */
const slackPx = 1;

/**
 * Says where the scroller that is `root`'s first child stands. How far it is, and how much of the text is seen, it writes on
 * `root` as `--seen-from` and `--seen-share`, 0 to 1, so that a drawn mark follows without React. On the server, and
 * until it is measured, the place is `whole`.
 */
export function useScrollPosition(root: RefObject<HTMLElement | null>): ScrollPosition {
  const [place, setPlace] = useState<ScrollPosition>('whole');
  useEffect(() => {
    const frame = root.current;
    const scroller = frame?.firstElementChild;
    if (!frame || !scroller) return;
    const measure = () => {
      const { scrollTop, scrollHeight, clientHeight } = scroller;
      frame.style.setProperty('--seen-from', String(scrollTop / scrollHeight));
      frame.style.setProperty('--seen-share', String(clientHeight / scrollHeight));
      setPlace(placeOf(scrollTop, scrollHeight - clientHeight));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(scroller);
    if (scroller.firstElementChild) sizes.observe(scroller.firstElementChild);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [root]);
  return place;
}

function placeOf(atPx: number, roomPx: number): ScrollPosition {
  if (roomPx <= slackPx) return 'whole';
  if (atPx <= slackPx) return 'top';
  return atPx >= roomPx - slackPx ? 'bottom' : 'middle';
}
