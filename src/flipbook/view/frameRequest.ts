/** Calls back in the next frame. A later call replaces the callback, but does not postpone it. */
export function createFrameRequest() {
  let pending = 0;
  let next: () => void;
  return {
    run(callback: () => void): void {
      next = callback;
      pending ||= window.requestAnimationFrame(() => {
        pending = 0;
        next();
      });
    },
    /** Drops the callback. */
    cancel(): void {
      window.cancelAnimationFrame(pending);
      pending = 0;
    },
  };
}
