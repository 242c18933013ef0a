import { type ComponentProps, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ButtonName } from '../engine/buttons.ts';

/** What the eight buttons of one console share. */
export interface ShellControls {
  /** The accessible name of each button: `A, next`. */
  labels: Readonly<Record<ButtonName, string>>;
  /** The buttons that are down, by a pointer, a key or a gamepad. */
  pressedButtons: ReadonlySet<ButtonName>;
  /** The buttons that do nothing just now. They are announced as unavailable and can still have the focus. */
  unavailable?: ReadonlySet<ButtonName> | undefined;
  /** A pointer went down on a button. The button is seen to be down; it does not count yet. */
  onDown: (button: ButtonName) => void;
  /** The pointer came up on the button, or the button was clicked without one: a press. */
  onPress: (button: ButtonName) => void;
  /** The pointer slid off, or the browser took it over: no press. */
  onCancel: (button: ButtonName) => void;
}

export interface ShellKeyProps extends ComponentProps<'button'> {
  button: ButtonName;
  controls: ShellControls;
}

/** One of the console's buttons: the area that is hit, around whatever is drawn of it. */
export function ShellKey({ button, controls, ...rest }: ShellKeyProps) {
  const unavailable = controls.unavailable?.has(button) || undefined;
  const press = usePress({ button, controls });
  return (
    <button
      type="button"
      aria-label={controls.labels[button]}
      aria-disabled={unavailable}
      data-button={button}
      data-pressed={controls.pressedButtons.has(button) || undefined}
      {...press}
      {...rest}
    />
  );
}

/**
 * What a button listens to. It goes down with a pointer and counts when that comes up on it; sliding off cancels (WCAG 2.5.2).
 * The pointer's coming up is the press, not the click after it: of two fingers browsers click for the first only. A click that
 * no pointer made, by a keyboard or a screen reader, is a press.
 */
function usePress({ button, controls }: { button: ButtonName; controls: ShellControls }) {
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
