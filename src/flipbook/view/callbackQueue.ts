/**
 * Calls callbacks one after the other, in the order in which they were enqueued, also when one enqueues another. One that
 * throws is reported like any uncaught error; the next is called all the same.
 *
 * @param isSilent - while it says so nothing is called, and what is waiting is dropped
 */
export function createCallbackQueue(isSilent: () => boolean) {
  const callbacks: (() => void)[] = [];
  const queue: (() => void)[] = [];
  let isPaused = false;
  let isCalling = false;
  let steps = 0;
  const call = () => {
    // Enqueued by a callback: the loop below, which is calling that one, comes to it.
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
    /** Calls a callback, after those that were enqueued before it. */
    enqueue(callback: () => void): void {
      callbacks.push(callback);
      call();
    },
    /** Calls none of those that `step` enqueues before it has ended. */
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
    /** Calls a callback in the midst of a step. What it enqueues comes after what the step does. */
    within(callback: () => void): void {
      const { length } = callbacks;
      try {
        callback();
      } catch (error) {
        reportError(error);
      }
      queue.push(...callbacks.splice(length));
    },
    /** Calls none until `resume`. */
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
