import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the browser can make its device vibrate: Firefox and Safari cannot. `false` on the server, and in the render that
 * takes over what it sent.
 */
export function useCanVibrate(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.vibrate === 'function',
    () => false,
  );
}
