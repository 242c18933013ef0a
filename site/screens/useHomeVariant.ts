import { type ComponentType, useLayoutEffect } from 'react';
import { useLazyPart } from '../../src/index.ts';
import { homeVariants } from './homeVariants.tsx';
import { hideRetryBanner, showRetryBanner } from './retryBanner.ts';
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
    const retryIfVisible = () => {
      if (isMounted && query.matches) showRetryBanner();
    };
    const loadIfVisible = () => {
      // Without its script the variant stays the plain HTML that it is, words and links and all.
      if (query.matches) homeVariants[kind].load().catch(retryIfVisible);
      else hideRetryBanner();
    };
    loadIfVisible();
    query.addEventListener('change', loadIfVisible);
    return () => {
      isMounted = false;
      query.removeEventListener('change', loadIfVisible);
      hideRetryBanner();
    };
  }, [kind, isMissing]);

  return variant;
}
