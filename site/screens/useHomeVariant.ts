import { type ComponentType, useLayoutEffect } from 'react';
import { useLazyPart } from '../../src/index.ts';
import { homeVariants } from './homeVariants.tsx';
import { hideRetryBanner, showRetryBanner } from './retryBanner.ts';
import { type WindowKind, windows } from './windows.ts';

/**
 * A variant of the home screen; `undefined` until the window was of its kind and its chunk loaded.
 */
export function useHomeVariant(kind: WindowKind): ComponentType | undefined {
  const { part: variant } = useLazyPart(homeVariants[kind]);
  const isMissing = variant === undefined;

  // In the same commit as the screen: a script that fails in between would be reported on the next
  // screen.
  useLayoutEffect(() => {
    if (!isMissing) return;
    const query = matchMedia(windows[kind]);
    let isMounted = true;
    const retryIfVisible = () => {
      if (isMounted && query.matches) showRetryBanner();
    };
    const loadIfVisible = () => {
      // Without its script, the variant remains plain HTML with its texts and links.
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
