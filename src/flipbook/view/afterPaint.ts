export function afterPaint(window: Window, signal: AbortSignal, callback: () => void): void {
  let request = 0;
  const inNextFrame = (then: () => void): void => {
    request = window.requestAnimationFrame(then);
  };
  // Animation callbacks run before their frame is painted: the following frame's run after it.
  inNextFrame(() => inNextFrame(callback));
  signal.addEventListener('abort', () => window.cancelAnimationFrame(request));
}
