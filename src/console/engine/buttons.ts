/** The console's eight buttons; the four arrows are the D-pad's. */
export const buttonNames = ['up', 'down', 'left', 'right', 'a', 'b', 'select', 'start'] as const;

export type ButtonName = (typeof buttonNames)[number];

/** What a button does, and what stands in for it on a keyboard and a gamepad. */
export type Binding = {
  readonly button: ButtonName;
  /** `KeyboardEvent.key` of each key; single letters in lower case. */
  readonly keys: readonly string[];
  /** Indices in the standard mapping of `Gamepad.buttons`. */
  readonly gamepad: readonly number[];
};

/** Everything the console can be played with. The one source of what the keys do, and of what is said about it. */
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
