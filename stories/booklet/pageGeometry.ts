// Lengths are in CSS px of the window. Text is measured by the boxes of its runs, not of its elements.
import { expect, within } from 'storybook/test';

/** The tolerance for edges, because a scaled page puts them on half pixels. */
const slackPx = 0.5;

/** In the pocket edition: the smallest text size, and the smallest side of a button or link. */
const minTextPx = 15;
const minTargetPx = 24;

/** A run of text on one line, and the element that contains it. */
interface Run {
  readonly element: Element;
  readonly rect: DOMRect;
}

/** Whether an element is visible. Text that is only for screen readers is clipped away. */
const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).clipPath === 'none';

function runsOf(page: Element): readonly Run[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const runs: Run[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element || !walker.currentNode.nodeValue?.trim() || !isVisible(element) || element.closest('svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    runs.push(...[...range.getClientRects()].filter(({ width }) => width > 0).map((rect) => ({ element, rect })));
  }
  return runs;
}

/** The box of a run's characters, without the space that a font adds above and below them. */
function characterBox({ left, right, top, bottom, height }: DOMRect): DOMRect {
  const gapPx = height / 5;
  return new DOMRect(left, top + gapPx, right - left, bottom - top - 2 * gapPx);
}

function isInside(inner: DOMRect, outer: DOMRect): boolean {
  return (
    inner.left >= outer.left - slackPx &&
    inner.right <= outer.right + slackPx &&
    inner.top >= outer.top - slackPx &&
    inner.bottom <= outer.bottom + slackPx
  );
}

/** The area of everything that scrolling can show in a box, at its current scroll position. */
function scrollableArea(box: Element): DOMRect {
  const { left, top, width, height } = box.getBoundingClientRect();
  const scale = box instanceof HTMLElement && box.offsetWidth > 0 ? width / box.offsetWidth : 1;
  const scrolls = getComputedStyle(box).overflowY === 'auto';
  return new DOMRect(left, top - box.scrollTop * scale, width, scrolls ? box.scrollHeight * scale : height);
}

/** Whether no ancestor cuts a run of text off. */
function isWhole({ element, rect }: Run, page: Element): boolean {
  let box = characterBox(rect);
  for (let ancestor: Element | null = element; ancestor && page.contains(ancestor); ancestor = ancestor.parentElement) {
    const { overflowX, overflowY, display } = getComputedStyle(ancestor);
    const hasBorder = ancestor.hasAttribute('data-notched') || ancestor === page;
    if (display === 'contents' || (!hasBorder && overflowX === 'visible' && overflowY === 'visible')) continue;
    if (!isInside(box, scrollableArea(ancestor))) return false;
    if (overflowY === 'auto') box = ancestor.getBoundingClientRect();
  }
  return true;
}

/** Excerpts of the elements whose text is cut off. */
function cutText(page: Element): readonly string[] {
  const cutRuns = runsOf(page).filter((run) => !isWhole(run, page));
  return [...new Set(cutRuns.map(({ element }) => excerptOf(element)))];
}

/** The pictures of a page that extend beyond its sides. */
function widePictures(page: Element): readonly string[] {
  const { left, right } = page.getBoundingClientRect();
  return [...page.querySelectorAll('svg:not([data-ground])')]
    .filter((picture) => {
      const box = picture.getBoundingClientRect();
      return isVisible(picture) && (box.left < left - slackPx || box.right > right + slackPx);
    })
    .map(excerptOf);
}

/**
 * Text that overlaps other text or a picture at any scroll position. The arrow of a scrolling page
 * may cover text, and pictures with `data-ground` are backgrounds.
 */
function overlappingText(page: Element): readonly string[] {
  const runs = runsOf(page).map((run) => ({ ...run, rect: characterBox(run.rect) }));
  const pictures = [...page.querySelectorAll('svg:not([data-arrow], [data-ground])')]
    .filter(isVisible)
    .map((element) => ({ element, rect: element.getBoundingClientRect() }));
  return runs.flatMap((run, index) =>
    [...runs.slice(index + 1), ...pictures]
      .filter((other) => !other.element.contains(run.element) && !run.element.contains(other.element))
      .filter((other) => overlaps(reachOf(run, other.element), other.rect))
      .map((other) => `"${excerptOf(run.element)}" on "${excerptOf(other.element)}"`),
  );
}

/** The area that a run covers. If it scrolls and `other` does not, that is its whole column. */
function reachOf({ element, rect }: Run, other: Element): DOMRect {
  const box = element.closest('[data-scroller]');
  if (!box || box.contains(other) || box.scrollHeight <= box.clientHeight) return rect;
  const { top, height } = box.getBoundingClientRect();
  return new DOMRect(rect.left, top, rect.width, height);
}

function overlaps(a: DOMRect, b: DOMRect): boolean {
  return (
    a.left < b.right - slackPx && b.left < a.right - slackPx && a.top < b.bottom - slackPx && b.top < a.bottom - slackPx
  );
}

/** Excerpts of the elements whose text is too small to read. */
function smallText(page: Element): readonly string[] {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const smallRuns = runsOf(page).filter(({ element }) => sizeOf(element) < minTextPx);
  return [...new Set(smallRuns.map(({ element }) => `${excerptOf(element)}: ${sizeOf(element)} px`))];
}

/**
 * The links and buttons of a page that are too small to hit. A link inside a sentence may be only
 * as tall as its line.
 */
function smallTargets(page: Element): readonly string[] {
  return [...page.querySelectorAll('a, button')]
    .filter((target) => isVisible(target) && !isInSentence(target))
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height) < minTargetPx - slackPx;
    })
    .map(excerptOf);
}

function isInSentence(target: Element): boolean {
  const words = target.closest('p, li, h4')?.textContent ?? '';
  return words.trim() !== target.textContent.trim();
}

function excerptOf(element: Element): string {
  return (element.textContent || element.getAttribute('class') || element.tagName).trim().slice(0, 40);
}

/** Checks that all text is fully visible and overlaps nothing, and that no picture is too wide. */
export async function expectNothingLost(canvasElement: HTMLElement, pageCount: number): Promise<void> {
  const pages = within(canvasElement).getAllByRole('article');
  await expect(pages).toHaveLength(pageCount);
  for (const page of pages) {
    const faults = { cut: cutText(page), wide: widePictures(page), overlapping: overlappingText(page) };
    await expect(faults).toEqual({ cut: [], wide: [], overlapping: [] });
  }
}

/** Checks that a page of the pocket edition loses nothing, and that text and links are large enough. */
export async function expectEasyReading(canvasElement: HTMLElement, pageCount: number): Promise<void> {
  await expectNothingLost(canvasElement, pageCount);
  for (const page of within(canvasElement).getAllByRole('article')) {
    await expect({ text: smallText(page), targets: smallTargets(page) }).toEqual({ text: [], targets: [] });
  }
}
