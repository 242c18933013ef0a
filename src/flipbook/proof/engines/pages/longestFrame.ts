/** Measures frames while something moves. */
export function longestFrame() {
  let longestMs = 0;
  let before = 0;
  let request = 0;

  const look = (): void => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - before);
    before = now;
  };
  const lookAgain = (): void => {
    look();
    request = requestAnimationFrame(lookAgain);
  };

  return {
    start(): void {
      cancelAnimationFrame(request);
      longestMs = 0;
      before = performance.now();
      request = requestAnimationFrame(lookAgain);
    },
    /** A frame that has not come by then is counted as far as it has got. */
    stop(): void {
      if (request === 0) return;
      cancelAnimationFrame(request);
      request = 0;
      look();
    },
    /** The longest time from one frame to the next, since the last start. */
    ms: (): number => longestMs,
  };
}
