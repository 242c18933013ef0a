import { type ComponentType, useLayoutEffect } from 'react';
import { useLazyPart } from '../../src/index.ts';
import { homeVariants } from './homeVariants.tsx';
import { offerRetry, withdrawRetry } from './offerRetry.ts';
import { type WindowKind, windows } from './windows.ts';

/**
 * A variant of the home screen, once the window has been of its kind and its script has arrived.
 *
 * @returns `undefined` until then
 */
export function useHomeVariant(kind: WindowKind): ComponentType | undefined {
  const { part: variant } = useLazyPart(homeVariants[kind]);
  const isMissing = variant === undefined;

  // With the screen, not after it is painted: a script that fails in between would be told of on the next screen.
  useLayoutEffect(() => {
    if (!isMissing) return;
    const query = matchMedia(windows[kind]);
    let isMounted = true;
    const offerIfShown = () => {
      if (isMounted && query.matches) offerRetry();
    };
    const loadIfShown = () => {
      // Without its script the variant stays the plain HTML that it is, words and links and all.
      if (query.matches) homeVariants[kind].load().catch(offerIfShown);
      else withdrawRetry();
    };
    loadIfShown();
    query.addEventListener('change', loadIfShown);
    return () => {
      isMounted = false;
      query.removeEventListener('change', loadIfShown);
      withdrawRetry();
    };
  }, [kind, isMissing]);

  return variant;
}
