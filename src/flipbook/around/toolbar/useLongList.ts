import { type RefObject, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../../useBrowserLayoutEffect.ts';
import { type Run, wholeLines } from './runs.ts';
import {
  type Anchor,
  anchorIn,
  focusedItem,
  keepAnchor,
  type Lines,
  measureLines,
  numbersInSight,
  reveal,
  scrolledBy,
  sizeGaps,
} from './view/longList.ts';

/** As many items are rendered on either side of the current one until it is known how long they are. */
const unmeasuredReach = 40;
/** In steps of as many lines: most moves of a scroll change nothing. */
const stepLines = 4;

interface LongList {
  /** The first element of the list. */
  readonly firstChild: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Whether only those near the sight of the list are rendered. */
  readonly isLong: boolean;
  /** Those that are scrolled into sight when they become others. */
  readonly current: readonly number[];
}

/** What a look at the list has found. */
interface Look {
  readonly near: Run;
  readonly focused: number;
  readonly perLine: number;
}

/**
 * The items of a list to render, in runs with gaps between them: those in its sight, half as many on either side, the current ones,
 * and the one with the focus between its neighbors, for Tab.
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
  const wanted = [near, ...current.map((index) => around(index)), ...(focused < 0 ? [] : [around(focused, 1)])];
  const runs = wholeLines(isLong ? wanted : [{ first: 0, last: count - 1 }], { count, perLine });
  const [runsKey, currentKey] = [JSON.stringify(runs), current.join()];

  /** Looks at the list again. Returns whether others are to be rendered. */
  const lookAt = (list: HTMLElement): boolean => {
    const inSight = lines.current && numbersInSight(list, lines.current);
    if (!lines.current || !inSight) return false;
    const { perLine } = lines.current;
    const step = stepLines * perLine;
    const reach = (inSight.last - inSight.first) / 2;
    const next: Look = {
      near: {
        first: Math.floor((inSight.first - reach) / step) * step,
        last: Math.ceil((inSight.last + reach) / step) * step,
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
      // Scrolled meanwhile, it lies elsewhere.
      const { item, at, scrolled } = anchor.current;
      keepAnchor(list, { item, at: at + scrolled - scrolledBy(list, lines.current) }, lines.current);
    }
    anchor.current = null;
    // Those that are rendered next may move it out of sight again.
    isRevealing.current = isLong && lookAt(list) && isRevealing.current;
  }, [runsKey, currentKey, count, isLong]);
  useBrowserLayoutEffect(() => {
    const list = firstChild.current?.parentElement;
    if (!list || !isLong) return undefined;
    // Where the browser kept an item in its place, too, the list would be scrolled twice.
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
      // DOM edge: a document or an element scrolls.
      if ((target as Node).contains(list)) latest.current(list);
    };
    let frame = 0;
    // In the observer's own time, what a measurement changes would be a loop.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    // A picture gives its item another size when it has loaded.
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
