/** Calls back once the next frame has been painted, unless `signal` aborts before. */
export function afterPaint(window: Window, signal: AbortSignal, callback: () => void): void {
  let request = 0;
  const inNextFrame = (then: () => void): void => {
    request = window.requestAnimationFrame(then);
  };
  // A frame's callbacks run before it is painted: those of the next run after.
  inNextFrame(() => inNextFrame(callback));
  signal.addEventListener('abort', () => window.cancelAnimationFrame(request));
}
