import { type ComponentType, useEffect, useState } from 'react';
import { fetchHalf, halfFor } from './homeHalves.tsx';
import { offerRetry, withdrawRetry } from './offerRetry.ts';
import { type WindowKind, windows } from './windows.ts';

/**
 * A half of the home screen, from the moment on that its kind of window has been there.
 *
 * @returns `undefined` until then, and until its script has come
 */
export function useHalf(kind: WindowKind): ComponentType | undefined {
  const [half, setHalf] = useState(() => halfFor(kind));
  const isMissing = half === undefined;

  useEffect(() => {
    if (!isMissing) return;
    const query = matchMedia(windows[kind]);
    const fetchIfShown = () => {
      if (!query.matches) {
        withdrawRetry();
        return;
      }
      // Where it does not come the half stays the plain HTML that it is, words and links and all.
      fetchHalf(kind).then(
        () => setHalf(() => halfFor(kind)),
        () => offerRetry(),
      );
    };
    fetchIfShown();
    query.addEventListener('change', fetchIfShown);
    return () => query.removeEventListener('change', fetchIfShown);
  }, [kind, isMissing]);

  return half;
}
