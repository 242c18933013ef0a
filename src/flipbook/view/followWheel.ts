import type { Listened } from './listen.ts';

/** Listens to the wheel while it is wanted, until `signal` aborts. Returns the function to call after a change. */
export function followWheel(listened: Listened, isWanted: () => boolean, signal: AbortSignal): () => void {
  const update = createLazyListener(async () => {
    const { listenToWheel } = await import('../around/wheel.ts');
    return (ending) => listenToWheel(listened, ending);
  });
  signal.addEventListener('abort', () => update(false));
  update(isWanted());
  return () => update(isWanted());
}

/**
 * Loads a listener and lets it listen while it is wanted. If its file is lost, the next call loads
 * it again.
 * @param load - resolves to the function that listens until its signal aborts
 */
export function createLazyListener(load: () => Promise<(signal: AbortSignal) => void>): (isWanted: boolean) => void {
  let ending: AbortController | null = null;
  return (isWanted) => {
    if (isWanted === (ending !== null)) return;
    ending?.abort();
    const current = isWanted ? new AbortController() : null;
    ending = current;
    if (!current) return;
    load().then(
      (listenUntil) => listenUntil(current.signal),
      () => {
        if (ending === current) ending = null;
      },
    );
  };
}
