import { clsx } from 'clsx';
import { type ComponentProps, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './ScrollArea.module.css';

/** Browsers round scroll lengths. A fraction of a pixel is not a line of text. */
export const slackPx = 1;

/** An overflowing area is shortened by less than this, in CSS px of the window. */
const maxCutPx = 44;

export interface ScrollAreaProps extends Omit<ComponentProps<'div'>, 'ref' | 'onScroll' | 'tabIndex' | 'role'> {
  /** The `id` of the page's heading, which names the area while it scrolls. */
  headingId: string;
}

/**
 * The content of a page. Content that does not fit scrolls, by keyboard too, and an arrow points
 * down until the reader reaches the end.
 */
export function ScrollArea({ headingId, className, ...rest }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const { above, below, onScroll } = useOverflow(area);
  // Some browsers do not focus scroll containers by keyboard. A focus stop needs a role and a name.
  const scrollProps = (above || below) && { role: 'group', 'aria-labelledby': headingId, tabIndex: 0 };
  return (
    <>
      <div
        {...rest}
        ref={area}
        onScroll={onScroll}
        {...scrollProps}
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

const noOverflow: Overflow = { above: false, below: false };

/** @returns whether `box` overflows, and the handler to call on scroll */
function useOverflow(box: RefObject<HTMLElement | null>): Overflow & { onScroll: () => void } {
  const [overflow, setOverflow] = useState(noOverflow);
  const measuredSize = useRef('');
  const onScroll = useCallback(() => {
    if (!box.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    // Content that would fit without the arrow's margin does not count as overflowing.
    const margin = Number.parseFloat(getComputedStyle(box.current).marginBlockEnd) || 0;
    const overflows = scrollHeight - clientHeight - margin > slackPx;
    const size = `${clientHeight + margin} ${scrollHeight}`;
    if (margin > 0 && scrollTop === 0 && size !== measuredSize.current) {
      measuredSize.current = size;
      // In the next frame, because a resize observer's callback must not change observed sizes.
      requestAnimationFrame(() => endOnWholeLine(box.current));
    }
    const above = overflows && scrollTop > slackPx;
    const below = overflows && scrollHeight - clientHeight - scrollTop > slackPx;
    setOverflow((before) => (before.above === above && before.below === below ? before : { above, below }));
  }, [box]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    // Content also grows when a font loads or text changes.
    const observer = new ResizeObserver(onScroll);
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  });

  return { ...overflow, onScroll };
}

/** Shortens an overflowing area by `--cut`, so that it ends below a whole line, picture or panel. */
function endOnWholeLine(area: HTMLElement | null) {
  if (!area) return;
  const { bottom, height } = area.getBoundingClientRect();
  const scale = height / area.offsetHeight || 1;
  const lastCut = Number.parseFloat(area.style.getPropertyValue('--cut')) || 0;
  const cut = Math.ceil(cutPx(area, bottom + lastCut * scale) / scale);
  if (cut !== lastCut) area.style.setProperty('--cut', `${cut}px`);
}

/**
 * How far above `bottom` the area must end so that it cuts no line, picture or panel, in CSS px of the
 * window. Boxes that begin `maxCutPx` or more above `bottom` may be cut.
 * @param bottom where the area ends without `--cut`, in the window
 */
function cutPx(area: HTMLElement, bottom: number): number {
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes = [...area.querySelectorAll('svg, img, figure, [data-notched], [data-ribbon]')].map((box) =>
    box.getBoundingClientRect(),
  );
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    boxes.push(...range.getClientRects());
  }
  const heights = boxes.map(({ top, bottom: end }) => (top < bottom - 1 && end > bottom + 1 ? bottom - top : 0));
  return Math.max(0, ...heights.filter((height) => height < maxCutPx));
}
