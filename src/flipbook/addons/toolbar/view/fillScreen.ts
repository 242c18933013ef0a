interface Filling {
  readonly element: HTMLElement;
  readonly button: HTMLElement;
  /** Receives the focus while the button is out of reach. */
  readonly book: HTMLElement;
}

let windowFilling: (Filling & { readonly end: () => void }) | null = null;
const listeners = new Set<() => void>();

/** `null` when nothing can fill the screen or the window. */
export function isFilled(): boolean | null {
  if (document.fullscreenEnabled) return document.fullscreenElement !== null;
  return 'showPopover' in HTMLElement.prototype ? windowFilling !== null : null;
}

export function subscribeToFilled(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener('fullscreenchange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('fullscreenchange', listener);
  };
}

/** Enters or leaves full screen. The browser itself reports a refusal. */
export function toggleFilled(filling: Filling): void {
  if (windowFilling) windowFilling.end();
  else if (!document.fullscreenEnabled) fillWindow(filling);
  else if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  else
    filling.element.requestFullscreen().then(
      () => followFullscreen(filling),
      () => {},
    );
}

/** Leaves the filled window when its button or its element has been removed. */
export function endOrphan(): void {
  if (windowFilling && !(windowFilling.button.isConnected && windowFilling.element.isConnected)) windowFilling.end();
}

function followFullscreen(filling: Filling): void {
  const { element, book } = filling;
  element.dataset.fills = 'screen';
  book.dataset.fitsScreen = '';
  moveFocusInside(filling);
  const onChange = () => {
    if (document.fullscreenElement) return;
    document.removeEventListener('fullscreenchange', onChange);
    delete element.dataset.fills;
    delete book.dataset.fitsScreen;
    returnFocus(filling);
  };
  document.addEventListener('fullscreenchange', onChange);
}

/** Shows the element and the button in the top layer, above ancestors that transform or clip. */
function fillWindow(filling: Filling): void {
  const { element, button, book } = filling;
  const ending = new AbortController();
  const topElements = element.contains(button) ? [element] : [element, button];
  const controls = button.getAttribute('aria-controls');
  for (const topElement of topElements) {
    topElement.dataset.fills = topElement === element ? 'window' : 'corner';
    topElement.popover = 'manual';
    topElement.showPopover();
  }
  book.dataset.fitsScreen = '';
  // A popover keeps its keys from the book, except where it controls the book.
  if (topElements.length > 1 && book.id) button.setAttribute('aria-controls', book.id);
  moveFocusInside({ ...filling, element: document.body });
  const end = () => {
    ending.abort();
    windowFilling = null;
    delete book.dataset.fitsScreen;
    for (const topElement of topElements) {
      topElement.popover = null;
      delete topElement.dataset.fills;
    }
    if (controls === null) button.removeAttribute('aria-controls');
    returnFocus(filling);
    for (const listener of listeners) listener();
  };
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && end();
  window.addEventListener('keydown', onKeyDown, { signal: ending.signal });
  windowFilling = { ...filling, end };
  for (const listener of listeners) listener();
}

const hasNoFocus = () => (document.activeElement ?? document.body) === document.body;

/** Chromium takes the focus from elements outside the full screen, and Safari does not focus a button on press. */
function moveFocusInside({ element, button, book }: Filling): void {
  if (hasNoFocus() || !element.contains(document.activeElement))
    (element.contains(button) ? button : book).focus({ preventScroll: true });
}

/** Returns the focus to the button, unless the reader has moved it. */
function returnFocus({ button, book }: Filling): void {
  if (hasNoFocus() || document.activeElement === book) button.focus({ preventScroll: true });
}
