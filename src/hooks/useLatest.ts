import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that stays the same and does what the latest one given does: for effects that should not begin anew because a
 * handler has. React's own `useEffectEvent` is not there in React 18.
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
