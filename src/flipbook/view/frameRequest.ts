export type FrameWindow = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>;

/**
 * Runs one callback in the next frame. A later call replaces the callback and keeps the request, so
 * frequent pointer moves never postpone the frame.
 */
export function createFrameRequest(window: FrameWindow) {
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
