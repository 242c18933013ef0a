import { type Match, rangesIn } from '../findText.ts';

/** Style them with `::highlight(flipbook-search)` and `::highlight(flipbook-search-current)`. */
const highlightNames = { all: 'flipbook-search', current: 'flipbook-search-current' } as const;

/** More highlights than this on a page do not help. */
const maxPerPage = 500;

interface Search {
  readonly root: HTMLElement;
  readonly query: string;
  readonly current: Match | null;
}

/**
 * Highlights a search's matches on the visible pages, now and whenever these or their content
 * change. Does not change the pages. Does nothing in browsers without custom highlights.
 * @returns a function that removes the highlights
 */
export function highlightMatches(search: Search): () => void {
  const { root } = search;
  if (!window.CSS?.highlights) return () => {};
  const { highlights } = window.CSS;
  let remove = () => {};
  let frame = 0;
  const add = () => {
    remove();
    const { all, current } = rangesOf(search);
    const removals = [addRanges(highlightNames.all, all), addRanges(highlightNames.current, current, 1)];
    remove = () => {
      for (const removeRanges of removals) removeRanges();
    };
  };
  const addRanges = (name: string, ranges: readonly StaticRange[], priority = 0) => {
    // Other books may highlight their own searches.
    const highlight = highlights.get(name) ?? new Highlight();
    highlight.priority = priority;
    for (const range of ranges) highlight.add(range);
    highlights.set(name, highlight);
    return () => {
      for (const range of ranges) highlight.delete(range);
      if (highlight.size === 0) highlights.delete(name);
    };
  };
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(add);
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: ['hidden', 'open'] });
  add();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    remove();
  };
}

const pageBoxes = (root: HTMLElement) =>
  root.querySelectorAll<HTMLElement>(':scope > [data-part=book] > [data-part=page]');

/** Scrolls a match on an open page into view, but only within the page. */
export function scrollToMatch({ root, query, match }: Pick<Search, 'root' | 'query'> & { match: Match }): void {
  const box = [...pageBoxes(root)].find(({ dataset }) => Number(dataset.index) === match.page);
  const content = box && textIn(box);
  const offsets = content && rangesIn(content.text, query, match.nth + 1)[match.nth];
  const textRange = offsets && content.toRange(offsets);
  if (!textRange) return;
  const { startContainer, startOffset, endContainer, endOffset } = textRange;
  const range = document.createRange();
  range.setStart(startContainer, startOffset);
  range.setEnd(endContainer, endOffset);
  for (let area = startContainer.parentElement; area && area !== box; area = area.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(area).overflowY)) continue;
    const [textBox, areaBox] = [range.getBoundingClientRect(), area.getBoundingClientRect()];
    if (textBox.top >= areaBox.top && textBox.bottom <= areaBox.bottom) continue;
    // The book may be scaled.
    const scale = areaBox.height / area.offsetHeight;
    area.scrollTop += (textBox.top + textBox.bottom - areaBox.top - areaBox.bottom) / 2 / scale;
  }
}

/** The matches in visible text. For hidden text, WebKit highlights the next visible text instead. */
function rangesOf({ root, query, current }: Search) {
  const all: StaticRange[] = [];
  const currentRanges: StaticRange[] = [];
  for (const box of pageBoxes(root)) {
    if (box.hidden) continue;
    const content = textIn(box);
    for (const [nth, range] of rangesIn(content.text, query, maxPerPage).map(content.toRange).entries()) {
      if (!range) continue;
      all.push(range);
      if (current?.page === Number(box.dataset.index) && current.nth === nth) currentRanges.push(range);
    }
  }
  return { all, current: currentRanges };
}

/** An element without a box of its own is as visible as its parent. */
const isTextVisible = (element: Element, display: string, isParentVisible: boolean): boolean =>
  display === 'contents' ? isParentVisible : element.checkVisibility({ visibilityProperty: true });

/** The text of an element as one string, with a space wherever a block begins or ends. */
function textIn(box: HTMLElement) {
  const nodes: { readonly node: Text; readonly start: number; readonly isVisible: boolean }[] = [];
  let text = '';
  const read = (parent: Element, isVisible: boolean): void => {
    // The text of closed details is invisible, although no element around it is.
    const isClosed = parent.matches('details:not([open])');
    for (const child of parent.childNodes) {
      if (child instanceof Text) {
        nodes.push({ node: child, start: text.length, isVisible: isVisible && !isClosed });
        text += child.data;
      } else if (child instanceof Element) {
        const { display } = getComputedStyle(child);
        if (display === 'none') continue;
        const gap = /^(inline|contents)/.test(display) && child.localName !== 'br' ? '' : ' ';
        text += gap;
        read(child, isTextVisible(child, display, isVisible));
        text += gap;
      }
    }
  };
  read(box, true);
  const lastNode = (isBefore: (start: number) => boolean) => nodes.findLast(({ start }) => isBefore(start)) ?? nodes[0];
  return {
    text,
    /** The range of these positions; `null` when its text is invisible. */
    toRange: ([from, to]: readonly [number, number]): StaticRange | null => {
      const first = lastNode((start) => start <= from);
      const last = lastNode((start) => start < to);
      if (!first?.isVisible || !last?.isVisible) return null;
      return new StaticRange({
        startContainer: first.node,
        startOffset: Math.min(from - first.start, first.node.length),
        endContainer: last.node,
        endOffset: Math.min(to - last.start, last.node.length),
      });
    },
  };
}
