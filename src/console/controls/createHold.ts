// biome-ignore-all lint/style/noRestrictedGlobals: waits while a button is held.
import type { ButtonName } from '../engine/buttons.ts';

/** How long a button is held before it repeats, in milliseconds: long enough that a single press does not count twice. */
export const firstRepeatMs = 400;

/** From one repeat to the next, in milliseconds: a tall page goes by at a pace that can be followed. */
export const nextRepeatMs = 120;

export type Hold = {
  /** Repeats this button from now on, and no other. */
  start: (button: ButtonName) => void;
  /** Stops repeating this button; without one, whatever repeats. Gives whether it had repeated. */
  stop: (button?: ButtonName) => boolean;
};

/** Makes a hold. `onRepeat` is called each time the held button counts once more. */
export function createHold(onRepeat: (button: ButtonName) => void): Hold {
  let heldButton: ButtonName | undefined;
  let hasRepeated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const repeatIn = (delayMs: number, button: ButtonName) => {
    timer = setTimeout(() => {
      repeatIn(nextRepeatMs, button);
      hasRepeated = true;
      onRepeat(button);
    }, delayMs);
  };

  return {
    start: (button) => {
      clearTimeout(timer);
      heldButton = button;
      hasRepeated = false;
      repeatIn(firstRepeatMs, button);
    },
    stop: (button = heldButton) => {
      if (heldButton === undefined || button !== heldButton) return false;
      clearTimeout(timer);
      heldButton = undefined;
      return hasRepeated;
    },
  };
}
