/** The console's eight buttons. The four arrows form the D-pad. */
export const buttonNames = ['up', 'down', 'left', 'right', 'a', 'b', 'select', 'start'] as const;

export type ButtonName = (typeof buttonNames)[number];

/** The equivalents of a button on keyboard and gamepad. */
export type Binding = {
  readonly button: ButtonName;
  /** `KeyboardEvent.key` of each key; single letters in lower case. */
  readonly keys: readonly string[];
  /** Indices in the standard mapping of `Gamepad.buttons`. */
  readonly gamepad: readonly number[];
};

/** All controls of the console: the single source for what keys do and what the guide says. */
export const bindings: readonly Binding[] = [
  { button: 'up', keys: ['ArrowUp'], gamepad: [12] },
  { button: 'down', keys: ['ArrowDown'], gamepad: [13] },
  { button: 'left', keys: ['ArrowLeft'], gamepad: [14] },
  { button: 'right', keys: ['ArrowRight'], gamepad: [15] },
  { button: 'a', keys: ['x', 'a'], gamepad: [1] },
  { button: 'b', keys: ['z', 'b', 'Escape'], gamepad: [0] },
  { button: 'select', keys: ['Backspace'], gamepad: [8] },
  { button: 'start', keys: ['Enter'], gamepad: [9] },
];
