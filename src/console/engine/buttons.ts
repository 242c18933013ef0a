/** The console's eight buttons; the four arrows are the D-pad's. */
export const buttonNames = ['up', 'down', 'left', 'right', 'a', 'b', 'select', 'start'] as const;

export type ButtonName = (typeof buttonNames)[number];

/** What a button does, and what stands in for it on a keyboard and a gamepad. */
export type Binding = {
  readonly button: ButtonName;
  /** What it does, in a word or three, while the Start Menu is shut. */
  readonly does: string;
  /** `KeyboardEvent.key` of each key; single letters in lower case. */
  readonly keys: readonly string[];
  /** Indices in the standard mapping of `Gamepad.buttons`. */
  readonly gamepad: readonly number[];
};

/** Everything the console can be played with. The one source of what the keys do, and of what is said about it. */
export const bindings: readonly Binding[] = [
  { button: 'up', does: 'scroll up', keys: ['ArrowUp'], gamepad: [12] },
  { button: 'down', does: 'scroll down', keys: ['ArrowDown'], gamepad: [13] },
  { button: 'left', does: 'back', keys: ['ArrowLeft'], gamepad: [14] },
  { button: 'right', does: 'next', keys: ['ArrowRight'], gamepad: [15] },
  { button: 'a', does: 'next', keys: ['x', 'a'], gamepad: [1] },
  { button: 'b', does: 'back', keys: ['z', 'b', 'Escape'], gamepad: [0] },
  { button: 'select', does: 'title page', keys: ['Backspace'], gamepad: [8] },
  { button: 'start', does: 'menu', keys: ['Enter'], gamepad: [9] },
];
