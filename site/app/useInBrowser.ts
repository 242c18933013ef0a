import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A value that only the browser knows. Hydration starts with the prerendered `buildValue`. */
export function useInBrowser<Value>(readInBrowser: () => Value, buildValue: Value): Value {
  return useSyncExternalStore(never, readInBrowser, () => buildValue);
}
