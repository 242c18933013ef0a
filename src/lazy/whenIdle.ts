// biome-ignore-all lint/style/noRestrictedGlobals: waits for the browser's idle time.
/** How long a browser that cannot tell when it is idle is left alone, in milliseconds. */
const settleMs = 200;

/** The longest wait, in milliseconds: a slow device may never be idle while something moves on its screen. */
const longestWaitMs = 2000;

/**
 * Runs something once the page has nothing better to do, after two seconds at the latest.
 *
 * @returns takes it back, as long as it has not begun
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const id = setTimeout(work, settleMs);
    return () => clearTimeout(id);
  }
  const id = requestIdleCallback(work, { timeout: longestWaitMs });
  return () => cancelIdleCallback(id);
}
