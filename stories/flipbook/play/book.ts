import { expect, waitFor } from 'storybook/test';

/** The flipbook's element. */
export function rootIn(canvasElement: ParentNode): HTMLElement {
  const root = canvasElement.querySelector<HTMLElement>('[data-flipbook]');
  if (!root) throw new Error('The story has no flipbook.');
  return root;
}

/** The box that holds the pages. */
export function bookIn(root: HTMLElement): HTMLElement {
  const book = root.querySelector<HTMLElement>(':scope > [data-part="book"]');
  if (!book) throw new Error('The flipbook has no box for its pages.');
  return book;
}

/** The boxes of all pages, visible or not. */
export function pageBoxes(root: HTMLElement): HTMLElement[] {
  return [...bookIn(root).querySelectorAll<HTMLElement>(':scope > [data-part="page"]')];
}

/** The index of a page box, from its accessible name, such as '3 of 8'. */
export const pageIndex = (box: Element): number => Number.parseInt(box.ariaLabel ?? '', 10) - 1;

/** The text of the visible pages, in reading order. */
export function visiblePages(root: HTMLElement): (string | null)[] {
  return pageBoxes(root)
    .filter((box) => !box.hidden)
    .map((box) => box.textContent);
}

/** Whether nothing covers the center of an element. */
export function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** All animations in the flipbook. */
export const animationsOf = (root: HTMLElement): Animation[] => root.getAnimations({ subtree: true });

/** Waits for this many frames. */
export async function frames(count: number): Promise<void> {
  for (let remaining = count; remaining > 0; remaining -= 1) await new Promise(requestAnimationFrame);
}

/** Finishes all animations and waits until the flipbook is at rest. */
export async function land(root: HTMLElement): Promise<void> {
  await waitFor(() => {
    for (const animation of animationsOf(root)) animation.finish();
    expect(root).toHaveAttribute('data-state', 'read');
  });
}

/** Freezes a turn at this moment. */
export function holdAt(root: HTMLElement, ms: number): void {
  for (const animation of animationsOf(root)) {
    animation.pause();
    animation.currentTime = ms;
  }
}

/** The computed transform, opacity and size of each box that a leaf moves. */
export function leafStyles(root: HTMLElement): string[] {
  return [...root.querySelectorAll('[data-role] > div, [data-role] > div > div, [data-flip-shade] > div')].map(
    (box) => {
      const { transform, opacity, width, height } = getComputedStyle(box);
      return [transform, opacity, width, height].join(' ');
    },
  );
}

/** All changes in `root` while `meanwhile` runs. */
export async function mutations(root: HTMLElement, meanwhile: () => Promise<void>): Promise<MutationRecord[]> {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((newRecords) => records.push(...newRecords));
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  await meanwhile();
  records.push(...observer.takeRecords());
  observer.disconnect();
  return records;
}
