/** The boxes of one page, all of them the component's own: the user's element lies in `sheet` and gets no style. */
export interface PageElements {
  /** Stands at the page's place in the spread. */
  readonly page: HTMLElement;
  /** Becomes the half-plane that a crease cuts; has no extent of its own at rest. */
  readonly cut: HTMLElement;
  /** The page itself. */
  readonly sheet: HTMLElement;
}

/** Finds the boxes of a page by its index; `null` is the blank back of a leaf in portrait. */
export type FindPage = (index: number | null) => PageElements | undefined;

/** The child of `parent` with that `data-part`. */
function partOf(parent: Element, part: string): HTMLElement | undefined {
  return parent.querySelector<HTMLElement>(`:scope > [data-part=${part}]`) ?? undefined;
}

/** The box of all pages, and the one below it that is as wide as the space for them. */
export function bookElements(root: HTMLElement): { book: HTMLElement; ruler: HTMLElement } {
  // DOM edge: Flipbook draws both.
  return { book: partOf(root, 'book') as HTMLElement, ruler: partOf(root, 'status') as HTMLElement };
}

/** The boxes of a page of `book`. Pages are its first children, in their order. */
export function pageElements(book: HTMLElement, index: number | null): PageElements | undefined {
  const page = index === null ? partOf(book, 'blank') : book.children[index];
  const cut = page && partOf(page, 'cut');
  const sheet = cut && partOf(cut, 'sheet');
  // DOM edge: PageSlot draws divs. A check by class would fail for a book in another window's document.
  return sheet && { page: page as HTMLElement, cut, sheet };
}
