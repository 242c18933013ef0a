/** Calls callbacks in order, also those of one another. Reports one that throws, and goes on. */
export function createCallbackQueue(isSilent: () => boolean) {
  const callbacks: (() => void)[] = [];
  const queue: (() => void)[] = [];
  let isPaused = false;
  let isCalling = false;
  let steps = 0;
  const call = () => {
    // The loop below is running: it also calls this one.
    if (isCalling) return;
    isCalling = true;
    while (!isPaused && steps === 0) {
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
    together<Result>(step: () => Result): Result {
      steps += 1;
      try {
        return step();
      } finally {
        steps -= 1;
        if (steps === 0) callbacks.push(...queue.splice(0));
        call();
      }
    },
    /** Calls a callback in the middle of a step. Callbacks that it enqueues follow the step's. */
    within(callback: () => void): void {
      const { length } = callbacks;
      try {
        callback();
      } catch (error) {
        reportError(error);
      }
      queue.push(...callbacks.splice(length));
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
