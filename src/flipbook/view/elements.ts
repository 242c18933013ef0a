/** The boxes of one page, all of them the component's own: the reader's element lies in `sheet` and gets no style. */
export interface PageElements {
  /** Stands at the page's place in the spread. */
  readonly page: HTMLElement;
  /** Becomes the half-plane that a crease cuts; has no extent of its own at rest. */
  readonly cut: HTMLElement;
  /** The page itself. */
  readonly sheet: HTMLElement;
}

/** Where the elements of a page are to be found; `null` is the blank back of a leaf in portrait. */
export type FindPage = (page: number | null) => PageElements | undefined;

/** The box of all pages, and one below it that is as wide as the room for them. */
export function bookElements(root: HTMLElement): { book: HTMLElement; ruler: HTMLElement } {
  // DOM edge: Flipbook draws both, as divs.
  return { book: root.firstElementChild as HTMLElement, ruler: root.lastElementChild as HTMLElement };
}

/** The boxes of a page of `book`, from its outermost. The blank one is the last. */
export function pageElements(book: HTMLElement, index: number | null): PageElements | undefined {
  const page = index === null ? book.lastElementChild : book.children[index];
  const cut = page?.firstElementChild;
  const sheet = cut?.firstElementChild;
  if (!page || !cut || !sheet) return undefined;
  // DOM edge: PageSlot draws three nested divs. A check by class would fail for a book in another window's document.
  return { page: page as HTMLElement, cut: cut as HTMLElement, sheet: sheet as HTMLElement };
}
