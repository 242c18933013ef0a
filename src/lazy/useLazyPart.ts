import { useSyncExternalStore } from 'react';
import type { LazyPart } from './lazyPart.ts';

/**
 * The current state of a lazy part: the module once it has arrived, and whether the last request
 * failed. Starts no request.
 */
export function useLazyPart<Part>({ subscribe, peek, hasFailed }: LazyPart<Part>) {
  return {
    part: useSyncExternalStore(subscribe, peek, peek),
    hasFailed: useSyncExternalStore(subscribe, hasFailed, hasFailed),
  };
}
