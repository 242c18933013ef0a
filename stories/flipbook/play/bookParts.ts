/** The book's element. */
export function rootIn(canvasElement: HTMLElement): HTMLElement {
  const root = canvasElement.querySelector<HTMLElement>('[data-flipbook]');
  if (!root) throw new Error('The story has no book.');
  return root;
}

/** The box that holds the pages. */
export function bookIn(root: HTMLElement): HTMLElement {
  const book = root.querySelector<HTMLElement>(':scope > [data-part="book"]');
  if (!book) throw new Error('The book has no box for its pages.');
  return book;
}

/** The boxes of all pages, in sight or not. */
export function pageBoxes(root: HTMLElement): HTMLElement[] {
  return [...bookIn(root).querySelectorAll<HTMLElement>(':scope > [data-part="page"]')];
}

/** What is written on the pages in sight, in the order of reading. */
export function inSight(root: HTMLElement): (string | null)[] {
  return pageBoxes(root)
    .filter((box) => !box.hidden)
    .map((box) => box.textContent);
}
