import { type ButtonName, buttonNames } from './buttons.ts';
import { type AxisHold, axisHolds, padPositions } from './padDirections.ts';
import { padOrder } from './padOrders.ts';

export type GamepadState = Pick<Gamepad, 'id' | 'index' | 'mapping' | 'axes'> & {
  readonly buttons: readonly { readonly pressed: boolean }[];
};

export type GamepadReading = {
  readonly down: ReadonlySet<ButtonName>;
  /** The arrows that each gamepad's axes hold down, by `Gamepad.index`. */
  readonly holds: ReadonlyMap<number, readonly AxisHold[]>;
};

export const initialReading: GamepadReading = { down: new Set(), holds: new Map() };

/** Reads the connected gamepads. Axes depend on the previous reading. */
export function readGamepads({ holds }: GamepadReading, gamepads: readonly GamepadState[]): GamepadReading {
  const pads = gamepads.map((pad) => {
    const heldAxes = axisHolds(holds.get(pad.index) ?? [], padPositions(pad));
    const order = padOrder(pad);
    const isDown = (index: number) => pad.buttons[index]?.pressed;
    const down = buttonNames.filter((button) => isArrowHeld(heldAxes, button) || order[button]?.some(isDown));
    return { index: pad.index, heldAxes, down };
  });
  return {
    down: new Set(pads.flatMap(({ down }) => down)),
    holds: new Map(pads.map(({ index, heldAxes }) => [index, heldAxes])),
  };
}

/** Whether an axis holds this arrow down. Even indices are x, odd ones y. */
function isArrowHeld(heldAxes: readonly AxisHold[], button: ButtonName): boolean {
  return heldAxes.some((side, index) => {
    const [negative, positive] = index % 2 === 0 ? ['left', 'right'] : ['up', 'down'];
    return (side === -1 && button === negative) || (side === 1 && button === positive);
  });
}
