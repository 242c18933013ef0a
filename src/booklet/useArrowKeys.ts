import { type RefObject, useEffect } from 'react';
import type { PageTurner } from './PageTurner.ts';

/**
 * Lets the left and right arrows turn pages while focus is on the document, or on an element that only a script can
 * focus, such as a heading. Inside the book the book's own keys count; elsewhere arrows do nothing.
 */
export function useArrowKeys(root: RefObject<HTMLElement | null>, turner: RefObject<PageTurner | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey } = event;
      if (defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return;
      if (!(target instanceof HTMLElement) || target.tabIndex >= 0 || root.current?.contains(target)) return;
      if (key === 'ArrowRight') turner.current?.turn('forward', 'bottom');
      else if (key === 'ArrowLeft') turner.current?.turn('back', 'bottom');
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root, turner]);
}
