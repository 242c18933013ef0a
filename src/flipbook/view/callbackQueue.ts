/** Calls a callback, after those that were enqueued before it. */
export type Enqueue = (callback: () => void) => void;

/**
 * Calls callbacks one after the other, in the order in which they were enqueued, also when one enqueues another. One that
 * throws is reported like any uncaught error; the next is called all the same.
 *
 * @param isSilent - while it says so nothing is called, and what is waiting is dropped
 */
export function createCallbackQueue(isSilent: () => boolean): Enqueue {
  const callbacks: (() => void)[] = [];
  return (callback) => {
    callbacks.push(callback);
    // Enqueued by a callback: the loop below, which is calling that one, comes to it.
    if (callbacks.length > 1) return;
    for (let next = callbacks[0]; next; next = callbacks[0]) {
      try {
        if (!isSilent()) next();
      } catch (error) {
        reportError(error);
      }
      callbacks.shift();
    }
  };
}
