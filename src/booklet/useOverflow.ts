import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { slackPx } from './slackPx.ts';

/** Where a box has more to show than is in sight. */
export interface Overflow {
  readonly above: boolean;
  readonly below: boolean;
}

const none: Overflow = { above: false, below: false };

/**
 * Where `box` can still be scrolled to, up and down.
 *
 * @returns the overflow, and what is to be called when the box was scrolled
 */
export function useOverflow(box: RefObject<HTMLElement | null>): Overflow & { onScroll: () => void } {
  const [overflow, setOverflow] = useState(none);
  const onScroll = useCallback(() => {
    if (!box.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    const above = scrollTop > slackPx;
    const below = scrollHeight - clientHeight - scrollTop > slackPx;
    setOverflow((before) => (before.above === above && before.below === below ? before : { above, below }));
  }, [box]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    // What is in it grows, too: when a font comes, when words change.
    const observer = new ResizeObserver(onScroll);
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  });

  return { ...overflow, onScroll };
}
