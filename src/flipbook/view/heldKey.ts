type Press = Pick<KeyboardEvent, 'repeat' | 'timeStamp'>;

/** Lets a held key, which repeats up to 30 times a second, turn only after each landing. */
export function createHeldKey() {
  let lastTurnMs = Number.NEGATIVE_INFINITY;
  return {
    /** `waitMs` is the minimum time between turns: without motion, a turn lands at once. */
    mayTurn({ repeat, timeStamp }: Press, isTurning: boolean, waitMs: number): boolean {
      if (repeat && (isTurning || timeStamp - lastTurnMs < waitMs)) return false;
      lastTurnMs = timeStamp;
      return true;
    },
  };
}
