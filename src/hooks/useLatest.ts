import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a stable function that calls the function of the last render, for effects that must not
 * restart. React 18 has no `useEffectEvent`.
 */
export function useLatest<Args extends readonly unknown[], Answer>(
  latest: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latestRef = useRef(latest);
  useInsertionEffect(() => {
    latestRef.current = latest;
  });
  return useCallback((...args: Args) => latestRef.current(...args), []);
}
