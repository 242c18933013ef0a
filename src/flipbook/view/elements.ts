import type { Orientation } from '../engine/shapes.ts';
import type { FlipState } from './BookProps.ts';

/** The boxes of one page, all of them the component's own: the user's element lies in `sheet` and gets no style. */
export interface PageElements {
  /** Stands at the page's place in the spread. */
  readonly page: HTMLElement;
  /** Becomes the half-plane that a crease cuts; has no extent of its own at rest. */
  readonly clipBox: HTMLElement;
  /** The page itself. */
  readonly sheet: HTMLElement;
}

/** The child of `parent` with that `data-part`. */
function partOf(parent: Element, part: string): HTMLElement | null {
  return parent.querySelector<HTMLElement>(`:scope > [data-part=${part}]`);
}

/** What a book says of itself to style sheets, and to scripts that wait until it has a state. Nothing else writes it. */
interface StateAttributes {
  readonly state: FlipState;
  readonly orientation: Orientation;
  /** The side on which a page lies alone. */
  readonly alone: 'left' | 'right' | '';
}

export function writeState<Name extends keyof StateAttributes>(
  root: HTMLElement,
  name: Name,
  value: StateAttributes[Name],
): void {
  if (root.dataset[name] !== value) root.dataset[name] = value;
}

/** The box of all pages, the one that is as large as the space for them, and what is read out. */
export function bookElements(root: HTMLElement): Readonly<Record<'book' | 'ruler' | 'status', HTMLElement>> {
  // DOM edge: Flipbook draws them.
  const part = (name: string): HTMLElement => partOf(root, name) as HTMLElement;
  return { book: part('book'), ruler: part('ruler'), status: part('status') };
}

/** The outermost box of a page, if it is made; `null` is the blank one. */
export function pageBox(book: HTMLElement, index: number | null): HTMLElement | null {
  return index === null ? partOf(book, 'blank') : book.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`);
}

/** The outermost boxes of all pages that are made. */
export function pageBoxes(book: HTMLElement): NodeListOf<HTMLElement> {
  return book.querySelectorAll<HTMLElement>(':scope > [data-part=page]');
}

/** The number of the page that a node is on, -1 on none. */
export function pageIndexOf(book: HTMLElement, node: Node | null): number {
  const box = [...pageBoxes(book)].find((each) => each.contains(node));
  return Number(box?.dataset.index ?? -1);
}

/** Whether the focus is in a box. Of what is in a shadow root, the document does not know. */
export function hasFocus(box: Element): boolean {
  // DOM edge: what is drawn has a document or a shadow root.
  return box.contains((box.getRootNode() as Document | ShadowRoot).activeElement);
}

/** All boxes of a page. */
export function pageElements(book: HTMLElement, index: number | null): PageElements | null {
  const page = pageBox(book, index);
  const clipBox = page && partOf(page, 'cut');
  const sheet = clipBox && partOf(clipBox, 'sheet');
  return sheet && { page, clipBox, sheet };
}

/** What a page calls itself: the label of its own element, else its first heading; '' when it has neither. */
export function pageTitle(page: Element | null): string {
  const content = page?.querySelector('[data-part=sheet] > *');
  const ids = content?.getAttribute('aria-labelledby')?.match(/\S+/g) ?? [];
  const named = [...(content?.querySelectorAll('[id]') ?? [])];
  const labels = ids.map((id) => named.find((element) => element.id === id)?.textContent);
  const heading = page?.querySelector('h1,h2,h3,h4,h5,h6,[role=heading]')?.textContent;
  return (labels.join(' ').trim() || content?.ariaLabel || heading || '').trim().replace(/\s+/g, ' ');
}

/**
 * Has the pictures of a page loaded that wait until they come near the window (`loading="lazy"`). A page that is next to be
 * shown is near; the browser, which sees it hidden, would load them in the middle of the turn.
 */
export function loadPictures(page: Element | null): void {
  const pictures = page?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]') ?? [];
  for (const picture of pictures) picture.loading = 'eager';
}
