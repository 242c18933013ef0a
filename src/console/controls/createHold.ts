// biome-ignore-all lint/style/noRestrictedGlobals: waits while a button is held.
import type { ButtonName } from '../engine/buttons.ts';

/** A held button first repeats after this time, so that one press does not count twice. */
export const firstRepeatMs = 400;

/** The time between repeats. At this pace the eye can follow a page that scrolls. */
export const nextRepeatMs = 120;

export type Hold = ReturnType<typeof createHold>;

export function createHold(onRepeat: (button: ButtonName) => void) {
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
    /** Starts to repeat this button, and stops any other. */
    start: (button: ButtonName) => {
      clearTimeout(timer);
      heldButton = button;
      hasRepeated = false;
      repeatIn(firstRepeatMs, button);
    },
    /** Stops repeating this button, by default any. Returns whether it had repeated. */
    stop: (button = heldButton) => {
      if (heldButton === undefined || button !== heldButton) return false;
      clearTimeout(timer);
      heldButton = undefined;
      return hasRepeated;
    },
  };
}
