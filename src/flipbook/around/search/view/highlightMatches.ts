import { type Match, rangesIn } from '../findText.ts';

/** Style them with `::highlight(flipbook-search)` and `::highlight(flipbook-search-current)`. */
const highlightNames = { all: 'flipbook-search', current: 'flipbook-search-current' } as const;

/** Beyond this many on a page, marks do not help. */
const maxPerPage = 500;

interface Search {
  /** The book's element. */
  readonly root: HTMLElement;
  /** The pages that are open or may open next. */
  readonly pages: readonly number[];
  readonly query: string;
  readonly current: Match | null;
}

/**
 * Highlights a search in the pages that are in the document, now and whenever their content
 * changes, without changing them. Does nothing where browsers have no custom highlights.
 * @returns ends it
 */
export function highlightMatches(search: Search): () => void {
  const { root } = search;
  const view = root.ownerDocument.defaultView;
  if (!view?.CSS?.highlights || !view.Highlight) return () => {};
  const { highlights } = view.CSS;
  let remove = () => {};
  let frame = 0;
  const add = () => {
    remove();
    const { all, current } = rangesOf(search);
    const removals = [
      addRanges(highlightNames.all, all),
      // Above the others.
      addRanges(highlightNames.current, current, 1),
    ];
    remove = () => {
      for (const removeRanges of removals) removeRanges();
    };
  };
  const addRanges = (name: string, ranges: readonly StaticRange[], priority = 0) => {
    // Other books may highlight their search, too.
    const highlight = highlights.get(name) ?? new view.Highlight();
    highlight.priority = priority;
    for (const range of ranges) highlight.add(range);
    highlights.set(name, highlight);
    return () => {
      for (const range of ranges) highlight.delete(range);
      if (highlight.size === 0) highlights.delete(name);
    };
  };
  const observer = new view.MutationObserver(() => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(add);
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  add();
  return () => {
    view.cancelAnimationFrame(frame);
    observer.disconnect();
    remove();
  };
}

const pageBoxes = (root: HTMLElement) =>
  root.querySelectorAll<HTMLElement>(':scope > [data-part=book] > [data-part=page]');

/** Scrolls a match on an open page into view, in the page only. */
export function scrollToMatch({ root, query, match }: Pick<Search, 'root' | 'query'> & { match: Match }): void {
  const box = [...pageBoxes(root)].find(({ dataset }) => Number(dataset.index) === match.page);
  const content = box && textIn(box);
  const found = content && rangesIn(content.text, query, match.nth + 1)[match.nth];
  if (!found) return;
  const { startContainer, startOffset, endContainer, endOffset } = content.toRange(found);
  const range = root.ownerDocument.createRange();
  range.setStart(startContainer, startOffset);
  range.setEnd(endContainer, endOffset);
  for (let area = startContainer.parentElement; area && area !== box; area = area.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(area).overflowY)) continue;
    const [text, visible] = [range.getBoundingClientRect(), area.getBoundingClientRect()];
    if (text.top >= visible.top && text.bottom <= visible.bottom) continue;
    // The book may be scaled.
    const scale = visible.height / area.offsetHeight;
    area.scrollTop += (text.top + text.bottom - visible.top - visible.bottom) / 2 / scale;
  }
}

function rangesOf({ root, pages, query, current }: Search) {
  const boxes = pageBoxes(root);
  const all: StaticRange[] = [];
  const currentRanges: StaticRange[] = [];
  for (const box of boxes) {
    const page = Number(box.dataset.index);
    if (!pages.includes(page)) continue;
    const content = textIn(box);
    const ranges = rangesIn(content.text, query, maxPerPage).map((range) => content.toRange(range));
    all.push(...ranges);
    if (current?.page === page) currentRanges.push(...ranges.slice(current.nth, current.nth + 1));
  }
  return { all, current: currentRanges };
}

// Elements of an iframe have classes of their own.
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** The text of an element as one string, with a space wherever a block begins or ends. */
function textIn(box: HTMLElement) {
  const nodes: { readonly node: Text; readonly start: number }[] = [];
  let text = '';
  const read = (parent: Element): void => {
    for (const child of parent.childNodes) {
      if (isText(child)) {
        nodes.push({ node: child, start: text.length });
        text += child.data;
      } else if (isElement(child)) {
        const { display } = getComputedStyle(child);
        if (display === 'none') continue;
        const gap = /^(inline|contents)/.test(display) && child.localName !== 'br' ? '' : ' ';
        text += gap;
        read(child);
        text += gap;
      }
    }
  };
  read(box);
  const lastNode = (isBefore: (start: number) => boolean) => nodes.findLast(({ start }) => isBefore(start)) ?? nodes[0];
  return {
    text,
    toRange: ([from, to]: readonly [number, number]): StaticRange => {
      const first = lastNode((start) => start <= from);
      const last = lastNode((start) => start < to);
      if (!first || !last) throw new Error('A match is outside of the text.');
      return new StaticRange({
        startContainer: first.node,
        startOffset: Math.min(from - first.start, first.node.length),
        endContainer: last.node,
        endOffset: Math.min(to - last.start, last.node.length),
      });
    },
  };
}
