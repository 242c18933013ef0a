import { type RefObject, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../../useBrowserLayoutEffect.ts';
import { covers, type Run, wholeLines } from './runs.ts';
import {
  type Anchor,
  anchorIn,
  focusedItem,
  keepAnchor,
  type Lines,
  measureLines,
  reveal,
  scrolledBy,
  sizeGaps,
  visibleNumbers,
} from './view/longList.ts';

/** The number of items rendered on either side of the current one before their size is known. */
const unmeasuredReach = 40;
/** The rendered range changes in steps of this many lines, so that most scroll events change nothing. */
const stepLines = 4;

interface LongList {
  readonly firstChild: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly isLong: boolean;
  /** The items to scroll into view when they change. */
  readonly current: readonly number[];
}

/** The visible part of the list, and the item with the focus. */
interface Look {
  readonly near: Run;
  readonly focused: number;
  readonly perLine: number;
}

/**
 * Runs of items: visible, half as many on either side, current, focused and its neighbors (Tab).
 */
export function useLongList({ firstChild, count, isLong, current }: LongList): readonly Run[] {
  const [look, setLook] = useState<Look | null>(null);
  const lines = useRef<Lines | null>(null);
  const anchor = useRef<(Anchor & { readonly scrolled: number }) | null>(null);
  const revealed = useRef<string | null>(null);
  const isRevealing = useRef(false);

  const [open = 0] = current;
  const { near, focused, perLine } = look ?? {
    near: { first: open - unmeasuredReach, last: open + unmeasuredReach },
    focused: -1,
    perLine: 1,
  };
  const around = (index: number, byLines = 0) => ({
    first: index - byLines * perLine,
    last: index + byLines * perLine,
  });
  const requested = [near, ...current.map((index) => around(index)), ...(focused < 0 ? [] : [around(focused, 1)])];
  const runs = wholeLines(isLong ? requested : [{ first: 0, last: count - 1 }], { count, perLine });
  const [runsKey, currentKey] = [JSON.stringify(runs), current.join()];

  /**
   * Returns whether other items must be rendered. Right after a render, rendered items stay, or
   * fractions of a pixel could make two ranges replace each other without end.
   */
  const lookAt = (list: HTMLElement, hasJustRendered = false): boolean => {
    const visibleRange = lines.current && visibleNumbers(list, lines.current);
    if (!lines.current || !visibleRange) return false;
    if (hasJustRendered && look?.perLine === lines.current.perLine && covers(runs, visibleRange, count)) return false;
    const { perLine } = lines.current;
    const step = stepLines * perLine;
    const reach = (visibleRange.last - visibleRange.first) / 2;
    const next: Look = {
      near: {
        first: Math.floor((visibleRange.first - reach) / step) * step,
        last: Math.ceil((visibleRange.last + reach) / step) * step,
      },
      focused: focusedItem(list),
      perLine,
    };
    if (JSON.stringify(next) === JSON.stringify(look)) return false;
    const first = anchorIn(list, lines.current);
    anchor.current = first && { ...first, scrolled: scrolledBy(list, lines.current) };
    setLook(next);
    return true;
  };
  const latest = useRef(lookAt);

  useBrowserLayoutEffect(() => {
    latest.current = lookAt;
  });
  useBrowserLayoutEffect(() => {
    const list = firstChild.current?.parentElement;
    if (!list) return;
    isRevealing.current ||= revealed.current !== currentKey;
    revealed.current = currentKey;
    if (isLong) {
      lines.current ??= measureLines(list);
      if (lines.current) sizeGaps(list, lines.current);
    }
    if (isRevealing.current) for (const index of current) reveal(list, index);
    else if (lines.current && anchor.current) {
      // Keep the distance that the reader has scrolled since.
      const { item, at, scrolled } = anchor.current;
      keepAnchor(list, { item, at: at + scrolled - scrolledBy(list, lines.current) }, lines.current);
    }
    anchor.current = null;
    // The items that are rendered next may push the current one out of view.
    isRevealing.current = isLong && lookAt(list, true) && isRevealing.current;
  }, [runsKey, currentKey, count, isLong]);
  useBrowserLayoutEffect(() => {
    const list = firstChild.current?.parentElement;
    if (!list || !isLong) return undefined;
    // With the browser's own scroll anchoring, the list would scroll twice.
    list.style.setProperty('overflow-anchor', 'none');
    const measure = () => {
      const before = lines.current && anchorIn(list, lines.current);
      lines.current = measureLines(list) ?? lines.current;
      if (!lines.current) return;
      sizeGaps(list, lines.current);
      if (before) keepAnchor(list, before, lines.current);
      latest.current(list);
    };
    const onScroll = ({ target }: Event) => {
      // DOM edge: the target of a scroll event is a node.
      if ((target as Node).contains(list)) latest.current(list);
    };
    let frame = 0;
    // Measuring changes sizes, which inside the observer's callback would be a loop.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    // An item changes its size when its picture loads.
    for (const element of [list, list.querySelector(':scope > [data-index]')]) if (element) observer.observe(element);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [isLong]);
  return runs;
}
