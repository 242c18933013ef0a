/** Calls `then` once what is drawn now has been painted, unless `signal` aborts before. */
export function afterPaint(view: Window, signal: AbortSignal, then: () => void): void {
  // A frame's callbacks run before it is painted: those of the next run after.
  let frame = view.requestAnimationFrame(() => {
    frame = view.requestAnimationFrame(then);
  });
  signal.addEventListener('abort', () => view.cancelAnimationFrame(frame));
}
