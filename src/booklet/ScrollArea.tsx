import { clsx } from 'clsx';
import { type ComponentProps, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './ScrollArea.module.css';

/** Scroll lengths are rounded. A fraction of a pixel is not a line of text. */
export const slackPx = 1;

export interface ScrollAreaProps extends Omit<ComponentProps<'div'>, 'ref' | 'onScroll' | 'tabIndex' | 'role'> {
  /** The `id` of the page's heading, which names the area while it scrolls. */
  headingId: string;
}

/**
 * The content of a page. Content that does not fit scrolls, also by keyboard, and an arrow points
 * down until the reader reaches the end.
 */
export function ScrollArea({ headingId, className, ...rest }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const { above, below, onScroll } = useOverflow(area);
  // Some browsers do not focus scroll containers by keyboard. A focus stop needs a role and a name.
  const scrolls = (above || below) && { role: 'group', 'aria-labelledby': headingId, tabIndex: 0 };
  return (
    <>
      <div
        {...rest}
        ref={area}
        onScroll={onScroll}
        {...scrolls}
        data-scroller=""
        data-more={above ? (below ? 'both' : 'above') : below ? 'below' : undefined}
        className={clsx(styles.area, className)}
      />
      {below && <Icon name="arrow-down" className={styles.arrow} data-arrow="" />}
    </>
  );
}

interface Overflow {
  readonly above: boolean;
  readonly below: boolean;
}

const none: Overflow = { above: false, below: false };

/** @returns whether `box` overflows, and the handler to call on scroll */
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
    // Content grows too: when a font loads, when text changes.
    const observer = new ResizeObserver(onScroll);
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  });

  return { ...overflow, onScroll };
}
