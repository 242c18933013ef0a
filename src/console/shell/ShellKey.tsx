import { type ComponentProps, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ButtonName } from '../engine/buttons.ts';
import { pointersOnly } from './pointersOnly.ts';

/** Props that the console's eight buttons share. */
export interface ShellControls {
  /** The accessible name of each button: `A, next`. */
  labels: Readonly<Record<ButtonName, string>>;
  /** The buttons pressed by pointer, key or gamepad. */
  pressedButtons: ReadonlySet<ButtonName>;
  /** The buttons that do nothing now. They are `aria-disabled` and focusable. */
  unavailable?: ReadonlySet<ButtonName> | undefined;
  /** Whether a modal dialog covers the screen: then only pointers reach the buttons. */
  modal?: boolean | undefined;
  /** A pointer went down on a button. The button looks pressed, but the press does not count yet. */
  onPressStart: (button: ButtonName) => void;
  /** The pointer was released on the button, or it was clicked without a pointer. */
  onPress: (button: ButtonName) => void;
  /**
   * The press does not count: the pointer left the button, the browser canceled it, or the button
   * has become unavailable.
   */
  onPressCancel: (button: ButtonName) => void;
}

export interface ShellKeyProps extends ComponentProps<'button'> {
  button: ButtonName;
  controls: ShellControls;
}

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
      {...(controls.modal && pointersOnly)}
      {...rest}
    />
  );
}

/**
 * A press counts on release; leaving the button cancels it (WCAG 2.5.2). Browsers fire `click` only
 * for the first of two fingers, so clicks count only without a pointer (keyboard, screen reader).
 */
function usePress({ button, controls }: { button: ButtonName; controls: ShellControls }) {
  const heldPointer = useRef<number>(undefined);
  const hadPointer = useRef(false);
  const { unavailable, onPressStart, onPress, onPressCancel } = controls;

  function end({ pointerId }: PointerEvent, handle: (button: ButtonName) => void) {
    if (heldPointer.current !== pointerId) return;
    heldPointer.current = undefined;
    handle(button);
  }
  const cancel = (event: PointerEvent) => end(event, onPressCancel);

  return {
    onPointerDown(event: PointerEvent) {
      hadPointer.current = true;
      if (event.button !== 0 || heldPointer.current !== undefined || unavailable?.has(button)) return;
      // Browsers capture a touch to its first target, which then gets no event when the finger leaves it.
      const { currentTarget, pointerId } = event;
      if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
      heldPointer.current = pointerId;
      onPressStart(button);
    },
    onPointerUp: (event: PointerEvent) => end(event, unavailable?.has(button) ? onPressCancel : onPress),
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    // A held Enter fires a click per repeat, which would turn all pages within a second.
    onKeyDown(event: KeyboardEvent) {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
    onClick({ detail }: MouseEvent) {
      const isPointerClick = hadPointer.current && detail > 0;
      hadPointer.current = false;
      if (!isPointerClick && !unavailable?.has(button)) onPress(button);
    },
  };
}
