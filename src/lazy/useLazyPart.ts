import { useSyncExternalStore } from 'react';
import type { LazyPart } from './lazyPart.ts';

/** The state of a lazy part: the module, and whether the last request failed. Requests nothing. */
export function useLazyPart<Part>({ subscribe, peek, hasFailed }: LazyPart<Part>) {
  return {
    part: useSyncExternalStore(subscribe, peek, peek),
    hasFailed: useSyncExternalStore(subscribe, hasFailed, hasFailed),
  };
}
