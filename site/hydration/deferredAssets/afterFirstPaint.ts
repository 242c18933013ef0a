/** Calls back once after the first paint, or at once if that is unknown or the window is hidden. */
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
