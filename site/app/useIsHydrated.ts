import { useSyncExternalStore } from 'react';

const noopSubscribe = () => () => {};

/** `false` on the server and in the hydrating render, so that both render the same; then `true`. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noopSubscribe,
    () => true,
    () => false,
  );
}
