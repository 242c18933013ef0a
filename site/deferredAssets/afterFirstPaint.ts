/**
 * Calls back once, as soon as the page has been painted for the first time. Where that cannot be told, or nothing is painted
 * since the window is in the background, at once.
 */
export function afterFirstPaint(callBack: () => void): void {
  const canTell =
    typeof PerformanceObserver === 'function' && PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (document.hidden || !canTell) {
    callBack();
    return;
  }
  const done = () => {
    observer.disconnect();
    removeEventListener('visibilitychange', done);
    callBack();
  };
  const observer = new PerformanceObserver(done);
  observer.observe({ type: 'paint', buffered: true });
  addEventListener('visibilitychange', done);
}
