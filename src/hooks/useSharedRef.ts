import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** One ref callback for a component's own ref and the one given to it. */
export function useSharedRef<Element>(
  own: RefObject<Element | null>,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      own.current = element;
      if (typeof given === 'function') return given(element);
      if (given) given.current = element;
      return undefined;
    },
    [own, given],
  );
}
