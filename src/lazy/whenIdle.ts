// biome-ignore-all lint/style/noRestrictedGlobals: waits for the browser's idle time.
/** The delay in browsers without `requestIdleCallback`, in milliseconds. */
const settleMs = 200;

/** The longest wait in milliseconds: a slow device may never be idle while something moves. */
const longestWaitMs = 2000;

/** @returns a function that cancels it before it has started */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const id = setTimeout(work, settleMs);
    return () => clearTimeout(id);
  }
  const id = requestIdleCallback(work, { timeout: longestWaitMs });
  return () => cancelIdleCallback(id);
}
