/**
 * Calls callbacks one after the other, in the order in which they were enqueued, also when one enqueues another. One that
 * throws is reported like any uncaught error; the next is called all the same.
 *
 * @param isSilent - while it says so nothing is called, and what is waiting is dropped
 */
export function createCallbackQueue(isSilent: () => boolean) {
  const callbacks: (() => void)[] = [];
  let isPaused = false;
  let isCalling = false;
  const call = () => {
    // Enqueued by a callback: the loop below, which is calling that one, comes to it.
    if (isCalling) return;
    isCalling = true;
    while (!isPaused) {
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
    /** Calls none of those that `enqueueAll` enqueues before it has ended. */
    together(enqueueAll: () => void): void {
      const wasPaused = isPaused;
      isPaused = true;
      enqueueAll();
      isPaused = wasPaused;
      call();
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
