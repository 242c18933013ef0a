import type { ButtonName } from './buttons.ts';

/** How long a button is held before it repeats, in milliseconds: long enough that a single press does not count twice. */
export const firstRepeatMs = 400;

/** From one repeat to the next, in milliseconds: a tall page goes by at a pace that can be followed. */
export const nextRepeatMs = 120;

/** Calls back once after so many milliseconds, unless the function that it gives back is called before. */
export type Timer = (delayMs: number, callBack: () => void) => () => void;

export type Hold = {
  /** Repeats this button from now on, and no other. */
  start: (button: ButtonName) => void;
  /** Stops repeating this button; without one, whatever repeats. Gives whether it had repeated. */
  stop: (button?: ButtonName) => boolean;
};

/** Makes a hold. `onRepeat` is called each time the held button counts once more. Time comes from `timer`. */
export function createHold(timer: Timer, onRepeat: (button: ButtonName) => void): Hold {
  let held: ButtonName | undefined;
  let hasRepeated = false;
  let cancel = () => {};

  const repeatIn = (delayMs: number, button: ButtonName) => {
    cancel = timer(delayMs, () => {
      repeatIn(nextRepeatMs, button);
      hasRepeated = true;
      onRepeat(button);
    });
  };

  return {
    start: (button) => {
      cancel();
      held = button;
      hasRepeated = false;
      repeatIn(firstRepeatMs, button);
    },
    stop: (button = held) => {
      if (held === undefined || button !== held) return false;
      cancel();
      held = undefined;
      return hasRepeated;
    },
  };
}
