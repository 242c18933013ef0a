import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ButtonName } from '../engine/buttons.ts';
import type { ShellControls } from './ShellKey.tsx';

/**
 * What a button listens to so that it is down as long as a pointer holds it, and no longer than the pointer is on it. A click
 * that no pointer made, by a keyboard or a screen reader, is a press and a release in one.
 */
export function usePress({ button, controls }: { button: ButtonName; controls: ShellControls }) {
  const holder = useRef<number>(undefined);
  const pointerCame = useRef(false);
  const { unavailable, onPress, onRelease } = controls;

  function release({ pointerId }: PointerEvent) {
    if (holder.current !== pointerId) return;
    holder.current = undefined;
    onRelease(button);
  }

  return {
    onPointerDown(event: PointerEvent) {
      pointerCame.current = true;
      if (event.button !== 0 || holder.current !== undefined || unavailable?.has(button)) return;
      // A finger is captured by what it touched first: free, it is noticed when it slides off.
      const { currentTarget, pointerId } = event;
      if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
      holder.current = pointerId;
      onPress(button);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    // A browser clicks once more for each repeat of a held Enter: nine pages would go by in a second.
    onKeyDown(event: KeyboardEvent) {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
    onClick({ detail }: MouseEvent) {
      const ofPointer = pointerCame.current && detail > 0;
      pointerCame.current = false;
      if (ofPointer || unavailable?.has(button)) return;
      onPress(button);
      onRelease(button);
    },
  };
}
