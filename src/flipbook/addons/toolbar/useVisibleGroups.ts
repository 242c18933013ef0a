import { type RefObject, useRef, useState } from 'react';
import type { FlipbookHandle } from '../../FlipbookHandle.ts';
import { useBrowserLayoutEffect } from '../../useBrowserLayoutEffect.ts';
import { canScroll } from '../../view/canScroll.ts';

/** Items render in groups of this many, so that most scrolling renders nothing. */
export const groupLength = 20;

/** Makes the button of an unrendered item as large as the button of a rendered one. */
export const reservedSize = { minWidth: 'var(--reserved-width)', minHeight: 'var(--reserved-height)' };

interface LongList {
  readonly firstItem: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly isLong: boolean;
  /** The items to scroll into view when they change. */
  readonly current: readonly number[];
  readonly book: FlipbookHandle | null;
}

/** Returns a function that tells whether a group of a long list is visible or next to a visible group. */
export function useVisibleGroups({ firstItem, count, isLong, current, book }: LongList): (group: number) => boolean {
  const [visibleRange, setVisibleRange] = useState<readonly [first: number, last: number] | null>(null);
  const revealedKey = useRef('');
  const openGroup = Math.floor((current[0] ?? 0) / groupLength);
  const [first, last] = visibleRange ?? [openGroup, openGroup];
  const currentKey = current.join();

  useBrowserLayoutEffect(() => {
    const list = firstItem.current?.parentElement;
    if (!list) return;
    if (isLong) reserveSpace(list);
    if (revealedKey.current !== currentKey) {
      const scroller = scrollerOf(list, book?.getElement() ?? null);
      for (const index of current) reveal(list.children[index], scroller);
    }
    revealedKey.current = currentKey;
  }, [isLong, count, first, last, currentKey]);
  useBrowserLayoutEffect(() => {
    const list = firstItem.current?.parentElement;
    if (!list || !isLong) return undefined;
    const visibleItems = new Set<Element>();
    const visibility = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) visibleItems[isIntersecting ? 'add' : 'delete'](target);
      const groups = [...visibleItems].map((item) => Math.floor(indexOf(item) / groupLength));
      const next = [Math.min(...groups), Math.max(...groups)] as const;
      if (groups.length > 0) setVisibleRange((before) => (before?.join() === next.join() ? before : next));
    });
    for (const item of list.children) visibility.observe(item);
    let frame = 0;
    // Reserving space changes sizes. Inside the observer's callback, that would cause a loop.
    const onResize = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => keepInPlace(list, visibleItems, () => reserveSpace(list)));
    };
    const sizes = new ResizeObserver(onResize);
    sizes.observe(list);
    // An item changes its size when its picture loads. The event does not bubble.
    list.addEventListener('load', onResize, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      visibility.disconnect();
      sizes.disconnect();
      list.removeEventListener('load', onResize, { capture: true });
    };
  }, [isLong, count]);
  return (group) => group >= first - 1 && group <= last + 1;
}

const indexOf = (item: Element): number => Number(item.getAttribute('data-index'));

/**
 * Gives unrendered buttons the size of a rendered one. In a grid that does not scroll sideways, the
 * columns may get narrower.
 */
function reserveSpace(list: HTMLElement): void {
  const button = list.querySelector(':scope > :not([data-unrendered]) > *');
  if (!button) return;
  const { width, height } = getComputedStyle(button);
  const scrollsSideways = list.scrollWidth > list.clientWidth + 1;
  const hasColumns = !scrollsSideways && getComputedStyle(list).display.endsWith('grid');
  list.style.setProperty('--reserved-width', hasColumns ? `min(100%, ${width})` : width);
  list.style.setProperty('--reserved-height', height);
}

/** Scrolls the list so that its first visible item keeps its place in the window. */
function keepInPlace(list: HTMLElement, visibleItems: ReadonlySet<Element>, change: () => void): void {
  const [item] = [...visibleItems].sort((a, b) => indexOf(a) - indexOf(b));
  const before = item?.getBoundingClientRect();
  change();
  const after = item?.getBoundingClientRect();
  if (before && after) list.scrollBy(after.left - before.left, after.top - before.top);
}

/** The list, or the closest box around it that scrolls and does not contain the book. */
function scrollerOf(list: HTMLElement, book: HTMLElement | null): HTMLElement {
  const scrolls = (element: HTMLElement) => canScroll(element, true) || canScroll(element, false);
  for (let box: HTMLElement | null = list; book && box && !box.contains(book); box = box.parentElement)
    if (scrolls(box)) return box;
  return list;
}

/** Scrolls a box to an item in it. `scrollIntoView` would also scroll the window. */
function reveal(item: Element | undefined, box: HTMLElement): void {
  if (!item) return;
  const [itemBox, visibleBox] = [item.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollBy({
    left: Math.max(0, itemBox.right - visibleBox.right) || Math.min(0, itemBox.left - visibleBox.left),
    top: Math.max(0, itemBox.bottom - visibleBox.bottom) || Math.min(0, itemBox.top - visibleBox.top),
  });
}
