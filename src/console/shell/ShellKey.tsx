import type { ComponentProps } from 'react';
import type { ButtonName } from '../engine/buttons.ts';
import { usePress } from './usePress.ts';

/** What the eight buttons of one console share. */
export interface ShellControls {
  /** The accessible name of each button: `A, next`. */
  labels: Readonly<Record<ButtonName, string>>;
  /** The buttons that are down, by a pointer, a key or a gamepad. */
  pressed: ReadonlySet<ButtonName>;
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
  /** Which of the eight it is. */
  button: ButtonName;
  /** What it shares with the others. */
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
      data-pressed={controls.pressed.has(button) || undefined}
      {...press}
      {...rest}
    />
  );
}
