import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same from render to render and calls the latest one given: for listeners, not for drawing. */
export function useSteady<Args extends readonly unknown[], Result>(latest: (...args: Args) => Result) {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: Args) => current.current(...args), []);
}
