/** The flipbook's boxes around one page. The user's element is in `sheet`, and gets no style. */
export interface PageElements {
  readonly page: HTMLElement;
  /** Clips the page at the crease; clips nothing at rest. */
  readonly clipBox: HTMLElement;
  readonly sheet: HTMLElement;
}

function partOf(parent: Element, part: string): HTMLElement | null {
  return parent.querySelector<HTMLElement>(`:scope > [data-part=${part}]`);
}

/** Writes an attribute for style sheets and for scripts that wait for a state. */
export function writeState(root: HTMLElement, name: 'state' | 'orientation' | 'alone', value: string): void {
  if (root.dataset[name] !== value) root.dataset[name] = value;
}

export function bookElements(root: HTMLElement): Readonly<Record<'book' | 'ruler' | 'status', HTMLElement>> {
  // The DOM type may be `null`, but Flipbook always renders these parts.
  const part = (name: string): HTMLElement => partOf(root, name) as HTMLElement;
  return { book: part('book'), ruler: part('ruler'), status: part('status') };
}

/** The outermost box of a page, if it is rendered. The index `null` means the blank page. */
export function pageBox(book: HTMLElement, index: number | null): HTMLElement | null {
  return index === null ? partOf(book, 'blank') : book.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`);
}

export function pageBoxes(book: HTMLElement): NodeListOf<HTMLElement> {
  return book.querySelectorAll<HTMLElement>(':scope > [data-part=page]');
}

/** The index of the page that contains `node`, else -1. */
export function pageIndexOf(book: HTMLElement, node: Node | null): number {
  const box = [...pageBoxes(book)].find((each) => each.contains(node));
  return Number(box?.dataset.index ?? -1);
}

export function fragmentTarget(): HTMLElement | null {
  const fragment = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return document.getElementById(fragment);
  }
}

/** Whether the focus is in a box, which may be inside a shadow root. */
export function hasFocus(box: Element): boolean {
  // The DOM type is `Node`, but the root of a rendered box is a document or a shadow root.
  return box.contains((box.getRootNode() as Document | ShadowRoot).activeElement);
}

export function pageElements(book: HTMLElement, index: number | null): PageElements | null {
  const page = pageBox(book, index);
  const clipBox = page && partOf(page, 'clip');
  const sheet = clipBox && partOf(clipBox, 'sheet');
  return sheet && { page, clipBox, sheet };
}

/** The label of the page's own element, or else the page's first heading. */
export function pageTitle(page: Element | null): string {
  const content = page?.querySelector('[data-part=sheet] > *');
  const ids = content?.getAttribute('aria-labelledby')?.match(/\S+/g) ?? [];
  const elementsWithId = [...(content?.querySelectorAll('[id]') ?? [])];
  const labels = ids.map((id) => elementsWithId.find((element) => element.id === id)?.textContent);
  const heading = page?.querySelector('h1,h2,h3,h4,h5,h6,[role=heading]')?.textContent;
  return (labels.join(' ').trim() || content?.ariaLabel || heading || '').trim().replace(/\s+/g, ' ');
}

/** Loads a page's lazy pictures now. The browser would load them only during the turn. */
export function loadPictures(page: Element | null): void {
  const pictures = page?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]') ?? [];
  for (const picture of pictures) picture.loading = 'eager';
}
