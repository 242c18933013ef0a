import { type ButtonName, bindings, buttonNames } from './buttons.ts';

export type GamepadState = {
  readonly connected: boolean;
  /** `'standard'` when the buttons are in the order that the bindings mean. */
  readonly mapping: string;
  readonly buttons: readonly { readonly pressed: boolean }[];
};

export type GamepadEvent = { readonly type: 'pressed' | 'released'; readonly button: ButtonName };

/** The console's buttons that are down on any gamepad. Missing pads, and pads in no known order, hold nothing. */
export function buttonsDown(gamepads: readonly (GamepadState | null)[]): ReadonlySet<ButtonName> {
  const known = gamepads.filter((pad) => pad?.connected && pad.mapping === 'standard');
  return new Set(
    bindings
      .filter(({ gamepad }) => gamepad.some((index) => known.some((pad) => pad?.buttons[index]?.pressed)))
      .map(({ button }) => button),
  );
}

/** What happened between two looks at the gamepads: first what came up, then what went down. */
export function gamepadEvents(
  previous: ReadonlySet<ButtonName>,
  current: ReadonlySet<ButtonName>,
): readonly GamepadEvent[] {
  const only = (some: ReadonlySet<ButtonName>, others: ReadonlySet<ButtonName>) =>
    buttonNames.filter((button) => some.has(button) && !others.has(button));
  return [
    ...only(previous, current).map((button) => ({ type: 'released', button }) as const),
    ...only(current, previous).map((button) => ({ type: 'pressed', button }) as const),
  ];
}
