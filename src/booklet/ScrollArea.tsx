import { clsx } from 'clsx';
import { type ComponentProps, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './ScrollArea.module.css';

/** Scroll lengths are rounded. A fraction of a pixel is not a line of text. */
export const slackPx = 1;

/** The longest cut, in CSS px of the window. A taller line is no line of text. */
const maxCutPx = 60;

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
  const measuredSize = useRef('');
  const onScroll = useCallback(() => {
    if (!box.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    // Content that fits without the arrow's margin does not overflow with it.
    const margin = Number.parseFloat(getComputedStyle(box.current).marginBlockEnd) || 0;
    const overflows = scrollHeight - clientHeight - margin > slackPx;
    const size = `${clientHeight + margin} ${scrollHeight}`;
    if (margin > 0 && scrollTop === 0 && size !== measuredSize.current) {
      measuredSize.current = size;
      // In a frame of its own, because observed sizes must not change while they are delivered.
      requestAnimationFrame(() => endOnWholeLine(box.current));
    }
    const above = overflows && scrollTop > slackPx;
    const below = overflows && scrollHeight - clientHeight - scrollTop > slackPx;
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

/** Before anybody scrolls, an overflowing area ends below a whole line: `--cut` shortens it. */
function endOnWholeLine(area: HTMLElement | null) {
  if (!area) return;
  const { bottom, height } = area.getBoundingClientRect();
  const scale = height / area.offsetHeight || 1;
  const before = Number.parseFloat(area.style.getPropertyValue('--cut')) || 0;
  const cut = Math.ceil(cutLinePx(area, bottom + before * scale) / scale);
  if (cut !== before) area.style.setProperty('--cut', `${cut}px`);
}

/**
 * The part of the line of text at `bottom` that is above it, in CSS px of the window; 0 for none.
 * @param bottom the end of a scroll area's visible part, in the window
 */
function cutLinePx(area: HTMLElement, bottom: number): number {
  const pinned = [...area.querySelectorAll('[data-signed]')].find((one) => getComputedStyle(one).position === 'sticky');
  const edge = pinned ? bottom - pinned.getBoundingClientRect().height : bottom;
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let cut = 0;
  while (walker.nextNode()) {
    if (pinned?.contains(walker.currentNode)) continue;
    range.selectNodeContents(walker.currentNode);
    for (const { top, bottom: end } of range.getClientRects()) {
      if (top < edge - 1 && end > edge + 1 && edge - top < maxCutPx) cut = Math.max(cut, edge - top);
    }
  }
  return cut;
}
