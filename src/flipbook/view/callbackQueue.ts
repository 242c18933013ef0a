/**
 * Calls callbacks in order, including those that callbacks enqueue. An error is reported and the
 * rest still run.
 */
export function createCallbackQueue(isSilent: () => boolean) {
  const callbacks: (() => void)[] = [];
  /** Callbacks that were enqueued during `callNow`. They wait until the batch ends. */
  const deferred: (() => void)[] = [];
  let isPaused = false;
  let isCalling = false;
  let openBatches = 0;
  const call = () => {
    // The loop that is already running calls this callback as well.
    if (isCalling) return;
    isCalling = true;
    while (!isPaused && openBatches === 0) {
      const next = callbacks.shift();
      if (!next) break;
      try {
        if (!isSilent()) next();
      } catch (error) {
        reportError(error);
      }
    }
    isCalling = false;
  };
  return {
    enqueue(callback: () => void): void {
      callbacks.push(callback);
      call();
    },
    /** Delays the callbacks that `step` enqueues until it ends. */
    batch<Result>(step: () => Result): Result {
      openBatches += 1;
      try {
        return step();
      } finally {
        openBatches -= 1;
        if (openBatches === 0) callbacks.push(...deferred.splice(0));
        call();
      }
    },
    /** Calls a callback in the middle of a step. Callbacks that it enqueues follow the step's. */
    callNow(callback: () => void): void {
      const { length } = callbacks;
      try {
        callback();
      } catch (error) {
        reportError(error);
      }
      deferred.push(...callbacks.splice(length));
    },
    pause(): void {
      isPaused = true;
    },
    resume(): void {
      isPaused = false;
      call();
    },
  };
}

export type CallbackQueue = ReturnType<typeof createCallbackQueue>;
