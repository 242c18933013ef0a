import { clsx } from 'clsx';
import { type ComponentProps, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import styles from './ScrollArea.module.css';

/** Lengths of what is scrolled are rounded, and a fraction of a pixel is no line of text. */
export const slackPx = 1;

export interface ScrollAreaProps extends Omit<ComponentProps<'div'>, 'ref' | 'onScroll' | 'tabIndex' | 'role'> {
  /** The `id` of the page's heading, which names the area while it scrolls. */
  headingId: string;
}

/**
 * What is on a page. Where that is more than has room it scrolls, an edge that fades away says where there is more, and
 * the keyboard reaches it.
 */
export function ScrollArea({ headingId, className, ...rest }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const { above, below, onScroll } = useOverflow(area);
  // Not every browser lets the keyboard into what scrolls. What has the focus needs a role and a name.
  const scrolls = (above || below) && { role: 'group', 'aria-labelledby': headingId, tabIndex: 0 };
  return (
    <div
      {...rest}
      ref={area}
      onScroll={onScroll}
      {...scrolls}
      data-scroller=""
      data-more={above ? (below ? 'both' : 'above') : below ? 'below' : undefined}
      className={clsx(styles.area, className)}
    />
  );
}

/** Where a box has more to show than is in sight. */
interface Overflow {
  readonly above: boolean;
  readonly below: boolean;
}

const none: Overflow = { above: false, below: false };

/**
 * Where `box` can still be scrolled to, up and down.
 *
 * @returns the overflow, and what is to be called when the box was scrolled
 */
function useOverflow(box: RefObject<HTMLElement | null>): Overflow & { onScroll: () => void } {
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
