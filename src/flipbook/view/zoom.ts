/** Zoomed out again, browsers stop a little beside 1. */
const zoomedScale = 1.01;

/** Whether the window shows a part of its page only, zoomed with two fingers: one finger then moves that part. */
export function isZoomed(window: Window | null): boolean {
  return (window?.visualViewport?.scale ?? 1) > zoomedScale;
}

/** Has the style sheet give fingers to the browser while the page is zoomed, until `signal` aborts. */
export function followZoom(root: HTMLElement, window: Window, signal: AbortSignal): void {
  const write = (): void => void root.toggleAttribute('data-zoomed', isZoomed(window));
  window.visualViewport?.addEventListener('resize', write, { signal });
  write();
}
