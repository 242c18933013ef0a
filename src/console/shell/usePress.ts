import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ButtonName } from '../engine/buttons.ts';
import type { ShellControls } from './ShellKey.tsx';

/**
 * What a button listens to. It goes down with a pointer and counts when that comes up on it; sliding off cancels (WCAG 2.5.2).
 * The pointer's coming up is the press, not the click after it: of two fingers browsers click for the first only. A click that
 * no pointer made, by a keyboard or a screen reader, is a press.
 */
export function usePress({ button, controls }: { button: ButtonName; controls: ShellControls }) {
  const holder = useRef<number>(undefined);
  const pointerCame = useRef(false);
  const { unavailable, onDown, onPress, onCancel } = controls;

  function end({ pointerId }: PointerEvent, handle: (button: ButtonName) => void) {
    if (holder.current !== pointerId) return;
    holder.current = undefined;
    handle(button);
  }
  const cancel = (event: PointerEvent) => end(event, onCancel);

  return {
    onPointerDown(event: PointerEvent) {
      pointerCame.current = true;
      if (event.button !== 0 || holder.current !== undefined || unavailable?.has(button)) return;
      // A finger is captured by what it touched first: free, it is noticed when it slides off.
      const { currentTarget, pointerId } = event;
      if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
      holder.current = pointerId;
      onDown(button);
    },
    onPointerUp: (event: PointerEvent) => end(event, unavailable?.has(button) ? onCancel : onPress),
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    // A browser clicks once more for each repeat of a held Enter: all pages would go by in a second.
    onKeyDown(event: KeyboardEvent) {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
    onClick({ detail }: MouseEvent) {
      const ofPointer = pointerCame.current && detail > 0;
      pointerCame.current = false;
      if (!ofPointer && !unavailable?.has(button)) onPress(button);
    },
  };
}
