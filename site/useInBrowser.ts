import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only a browser can tell. Hydration begins with what was prerendered: `atBuild`. */
export function useInBrowser<Value>(told: () => Value, atBuild: Value): Value {
  return useSyncExternalStore(never, told, () => atBuild);
}
