import type { ConnectedBook } from './listen.ts';

/**
 * Listens to the wheel while `isWanted` returns true, until `signal` aborts. Returns a function to
 * call when that result may have changed.
 */
export function followWheel(controller: ConnectedBook, isWanted: () => boolean, signal: AbortSignal): () => void {
  let ending: AbortController | null = null;
  const update = (): void => {
    if (isWanted() === (ending !== null)) return;
    ending?.abort();
    ending = isWanted() ? new AbortController() : null;
    const current = ending?.signal;
    if (!current) return;
    import('../addons/wheel.ts').then(
      // Adds no listener if the signal has aborted meanwhile.
      ({ listenToWheel }) => listenToWheel(controller, current),
      // If the file does not load, the wheel only scrolls.
      () => undefined,
    );
  };
  signal.addEventListener('abort', () => ending?.abort());
  update();
  return update;
}
