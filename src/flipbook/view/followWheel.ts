import type { Listened } from './listen.ts';

/**
 * Listens to the wheel while `isWanted` returns true, until `signal` aborts. Returns a function to
 * call when that result may have changed.
 */
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
 * Loads a listener when it is wanted, and stops it when it no longer is. If its file fails to load,
 * the next call tries again.
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
