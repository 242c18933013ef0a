import type { FlipState } from './BookProps.ts';

/** The boxes of one page, all of them the component's own: the user's element lies in `sheet` and gets no style. */
export interface PageElements {
  /** Stands at the page's place in the spread. */
  readonly page: HTMLElement;
  /** Becomes the half-plane that a crease cuts; has no extent of its own at rest. */
  readonly cut: HTMLElement;
  /** The page itself. */
  readonly sheet: HTMLElement;
}

/** The child of `parent` with that `data-part`. */
function partOf(parent: Element, part: string): HTMLElement | null {
  return parent.querySelector<HTMLElement>(`:scope > [data-part=${part}]`);
}

/** Says which state a book is in, to style sheets and to scripts that wait until there is one. Nothing else writes it. */
export function showState(root: HTMLElement, state: FlipState): void {
  if (root.dataset.state !== state) root.dataset.state = state;
}

/** Says on which side the page lies that is open alone. */
export function showAlone(root: HTMLElement, side = ''): void {
  if (root.dataset.alone !== side) root.dataset.alone = side;
}

/** The box of all pages, and the one that is as large as the space for them. */
export function bookElements(root: HTMLElement): { book: HTMLElement; ruler: HTMLElement } {
  // DOM edge: Flipbook draws both.
  return { book: partOf(root, 'book') as HTMLElement, ruler: partOf(root, 'ruler') as HTMLElement };
}

/**
 * The outermost box of a page; `null` is the blank one. Pages are the first children of `book`, in their order. Where some
 * may not be made, each has its number.
 */
export function pageBox(book: HTMLElement, index: number | null): HTMLElement | null {
  if (index === null) return partOf(book, 'blank');
  const isNumbered = book.firstElementChild?.hasAttribute('data-page');
  if (isNumbered) return book.querySelector<HTMLElement>(`:scope > [data-page="${index}"]`);
  // DOM edge: PageSlot draws divs. A check by class would fail for a book in another window's document.
  return book.children.item(index) as HTMLElement | null;
}

/** The outermost boxes of all pages that are made. */
export function pageBoxes(book: HTMLElement): NodeListOf<HTMLElement> {
  return book.querySelectorAll<HTMLElement>(':scope > [data-part=page]');
}

/** The number of the page that a node is on, -1 on none. */
export function pageIndexOf(book: HTMLElement, node: Node | null): number {
  const place = [...book.children].findIndex((box) => box.contains(node));
  return Number(book.children.item(place)?.getAttribute('data-page') ?? place);
}

/** All boxes of a page. */
export function pageElements(book: HTMLElement, index: number | null): PageElements | null {
  const page = pageBox(book, index);
  const cut = page && partOf(page, 'cut');
  const sheet = cut && partOf(cut, 'sheet');
  return sheet && { page, cut, sheet };
}

/** What a page calls itself: the label of its own element, else its first heading; '' when it has neither. */
export function pageTitle(page: Element | null): string {
  const own = page?.querySelector('[data-part=sheet] > *');
  const ids = own?.getAttribute('aria-labelledby')?.match(/\S+/g) ?? [];
  const labels = ids.map((id) => own?.querySelector(`[id="${CSS.escape(id)}"]`)?.textContent);
  const heading = page?.querySelector('h1,h2,h3,h4,h5,h6,[role=heading]')?.textContent;
  return (labels.join(' ').trim() || own?.ariaLabel || heading || '').trim().replace(/\s+/g, ' ');
}

/**
 * Has the pictures of a page loaded that wait until they come near the window (`loading="lazy"`). A page that is next to be
 * shown is near; the browser, which sees it hidden, would load them in the middle of the turn.
 */
export function loadPictures(page: Element | null): void {
  const pictures = page?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]') ?? [];
  for (const picture of pictures) picture.loading = 'eager';
}
