import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** Combines a component's own ref with the ref passed to it. */
export function useSharedRef<Element>(
  ownRef: RefObject<Element | null>,
  forwardedRef: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      ownRef.current = element;
      if (typeof forwardedRef === 'function') return forwardedRef(element);
      if (forwardedRef) forwardedRef.current = element;
      return undefined;
    },
    [ownRef, forwardedRef],
  );
}
