/** Measures frames while something moves. */
export function longestFrame() {
  let longestMs = 0;
  let before = 0;
  let request = 0;

  const look = (): void => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - before);
    before = now;
    request = requestAnimationFrame(look);
  };

  return {
    start(): void {
      this.stop();
      longestMs = 0;
      before = performance.now();
      request = requestAnimationFrame(look);
    },
    stop(): void {
      cancelAnimationFrame(request);
    },
    /** The longest time from one frame to the next, since the last start. */
    ms: (): number => longestMs,
  };
}
