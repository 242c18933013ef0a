/** Tells what happened to whoever is to know. */
export interface Outbox {
  post(letter: () => void): void;
  /** Throws away what has not been told, and takes nothing more. */
  close(): void;
}

/**
 * Tells what happened, in the order in which it happened, even when a listener makes more happen. A listener that
 * throws is reported like any uncaught error, and keeps nobody else from being told.
 */
export function createOutbox(): Outbox {
  let letters: (() => void)[] = [];
  let isDelivering = false;
  let isClosed = false;
  return {
    post(letter) {
      letters.push(letter);
      if (isDelivering) return;
      isDelivering = true;
      for (let next = letters.shift(); next && !isClosed; next = letters.shift()) {
        try {
          next();
        } catch (error) {
          reportError(error);
        }
      }
      isDelivering = false;
    },
    close() {
      isClosed = true;
      letters = [];
    },
  };
}
