import type { Box } from '../differencesOf.ts';

export const bookRoot = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-around] .stf__parent');

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height];
}

/** The pages whose center is visible, left to right, by their headings. */
export function shownPages(): readonly { readonly name: string; readonly page: HTMLElement }[] {
  return [...document.querySelectorAll<HTMLElement>('[data-around] .page')]
    .filter((page) => isUncovered(page))
    .sort((a, b) => boxOf(a)[0] - boxOf(b)[0])
    .map((page) => ({ name: page.querySelector('h2')?.textContent ?? 'nameless', page }));
}

/** Whether the center of an element is visible. Empty boxes above it cover nothing. */
export function isUncovered(element: Element): boolean {
  const [left, top, width, height] = boxOf(element);
  if (width === 0 || height === 0 || !element.checkVisibility()) return false;
  const hits = document.elementsFromPoint(left + width / 2, top + height / 2);
  const front = hits.find((hit) => element.contains(hit) || hit.closest('.page'));
  return front !== undefined && element.contains(front);
}

export function focusText(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return '';
  if (activeElement === bookRoot()) return 'the book';
  return `${activeElement.localName} ${activeElement.textContent || activeElement.getAttribute('aria-label') || ''}`.trim();
}
