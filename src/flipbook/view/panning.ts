import type { PointerKind } from '../engine/state.ts';
import { canScroll, elementsBelow } from './eventPath.ts';

/** Zoomed out again, browsers stop a little beside 1. */
const zoomedScale = 1.01;

/**
 * Whether the browser moves what is seen with a press: with a finger or a pen the part of the page that a zoomed window
 * shows, with a finger also a part of the page that scrolls sideways.
 */
export function pans(press: PointerEvent, pointer: PointerKind, book: Element): boolean {
  if (pointer === 'mouse') return false;
  const scrollsSideways = pointer === 'touch' && elementsBelow(press, book).some((element) => canScroll(element, true));
  return scrollsSideways || isZoomed(book.ownerDocument.defaultView);
}

/** Whether the window shows a part of its page only, zoomed with two fingers: one finger then moves that part. */
function isZoomed(window: Window | null): boolean {
  return (window?.visualViewport?.scale ?? 1) > zoomedScale;
}

/** Has the style sheet give fingers to the browser while the page is zoomed, until `signal` aborts. */
export function followZoom(root: HTMLElement, window: Window, signal: AbortSignal): void {
  const write = (): void => void root.toggleAttribute('data-zoomed', isZoomed(window));
  window.visualViewport?.addEventListener('resize', write, { signal });
  write();
}
