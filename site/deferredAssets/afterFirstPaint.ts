/**
 * Calls back once, right after the first paint. Calls back at once when that is unknown, or nothing
 * is painted because the window is in the background.
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
