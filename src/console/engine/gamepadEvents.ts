import { type ButtonName, buttonNames } from './buttons.ts';
import { type AxisHold, axisHolds, padPositions } from './padDirections.ts';
import { padOrder } from './padOrders.ts';

/** What the console reads of a `Gamepad`. */
export type GamepadState = Pick<Gamepad, 'id' | 'index' | 'mapping' | 'axes'> & {
  readonly buttons: readonly { readonly pressed: boolean }[];
};

/** What a look at the gamepads found. */
export type GamepadReading = {
  /** The console's buttons that are down on any gamepad. */
  readonly down: ReadonlySet<ButtonName>;
  /** Whether something is pressed on a gamepad whose buttons can only be guessed. */
  readonly isGuess: boolean;
  /** What the axes of each gamepad hold down, by `Gamepad.index`. */
  readonly holds: ReadonlyMap<number, readonly AxisHold[]>;
};

/** Before the first look. */
export const nothingRead: GamepadReading = { down: new Set(), isGuess: false, holds: new Map() };

export type GamepadEvent = { readonly type: 'pressed' | 'released'; readonly button: ButtonName };

/** Looks at the gamepads that are there now. What an axis holds down depends on the look before. */
export function readGamepads({ holds }: GamepadReading, gamepads: readonly GamepadState[]): GamepadReading {
  const pads = gamepads.map((pad) => {
    const held = axisHolds(holds.get(pad.index) ?? [], padPositions(pad));
    const { order, isGuess } = padOrder(pad);
    const isDown = (index: number) => pad.buttons[index]?.pressed;
    const down = buttonNames.filter((button) => arrowHeld(held, button) || order[button]?.some(isDown));
    return { index: pad.index, held, down, isGuess: isGuess && pad.buttons.some(({ pressed }) => pressed) };
  });
  return {
    down: new Set(pads.flatMap(({ down }) => down)),
    isGuess: pads.some(({ isGuess }) => isGuess),
    holds: new Map(pads.map(({ index, held }) => [index, held])),
  };
}

/** Whether an axis holds this arrow down. Those at even places are x. */
function arrowHeld(held: readonly AxisHold[], button: ButtonName): boolean {
  const arrows = ['left', 'up', 'right', 'down'] as const;
  return held.some((side, index) => side && arrows[side + 1 + (index % 2)] === button);
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
