import { useSyncExternalStore } from 'react';
import type { LazyPart } from './lazyPart.ts';

/** A lazy part as it is now: the part itself once it has arrived, and whether the last request for it failed. Asks for nothing. */
export function useLazyPart<Part>({ subscribe, peek, hasFailed }: LazyPart<Part>) {
  return {
    part: useSyncExternalStore(subscribe, peek, peek),
    hasFailed: useSyncExternalStore(subscribe, hasFailed, hasFailed),
  };
}
