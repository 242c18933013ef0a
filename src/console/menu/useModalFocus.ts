import { type RefObject, useLayoutEffect } from 'react';
import { itemAtCursor, markCursor } from './menuCursor.ts';

const tabStops = 'a[href], button:not([tabindex="-1"])';

/** Keeps the focus inside the menu for as long as it is there, and the cursor on what has it. */
export function useModalFocus(root: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const menu = root.current;
      if (!menu || !(target instanceof Element)) return;
      if (menu.contains(target)) markCursor(menu, target);
      else itemAtCursor(menu)?.focus();
    };
    const onTab = (event: KeyboardEvent) => {
      const menu = root.current;
      if (!menu || event.key !== 'Tab') return;
      const stops = [...menu.querySelectorAll<HTMLElement>(tabStops)];
      const at = stops.findIndex((stop) => stop.matches(':focus'));
      const isLeaving = at === -1 || at === (event.shiftKey ? 0 : stops.length - 1);
      if (!isLeaving) return;
      event.preventDefault();
      stops.at(event.shiftKey ? -1 : 0)?.focus();
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onTab);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onTab);
    };
  }, [root]);
}
