import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only a browser can tell. Hydration begins with what was prerendered: `atBuild`. */
export function useInBrowser<Value>(readInBrowser: () => Value, buildValue: Value): Value {
  return useSyncExternalStore(never, readInBrowser, () => buildValue);
}
