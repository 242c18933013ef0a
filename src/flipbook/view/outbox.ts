/** Takes a letter: tells somebody what happened. */
export type Post = (letter: () => void) => void;

/**
 * Tells what happened, in the order in which it happened, even when a listener makes more happen. A listener that
 * throws is reported like any uncaught error, and keeps nobody else from being told.
 *
 * @param signal - once it has aborted nothing is told any more, not even what is waiting
 */
export function createOutbox(signal: AbortSignal): Post {
  const letters: (() => void)[] = [];
  return (letter) => {
    letters.push(letter);
    // Whoever posts while something is being told waits for its turn.
    if (letters.length > 1) return;
    for (let next = letters[0]; next; next = letters[0]) {
      try {
        if (!signal.aborted) next();
      } catch (error) {
        reportError(error);
      }
      letters.shift();
    }
  };
}
