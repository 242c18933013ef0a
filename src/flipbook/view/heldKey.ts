type Press = Pick<KeyboardEvent, 'repeat' | 'timeStamp'>;

/** A held key repeats up to 30 times a second, but turns only as each turn lands. */
export function createHeldKey() {
  let lastTurnMs = Number.NEGATIVE_INFINITY;
  return {
    /** `waitMs`: the minimum time between turns. Without motion, a turn lands at once. */
    mayTurn({ repeat, timeStamp }: Press, isTurning: boolean, waitMs: number): boolean {
      if (repeat && (isTurning || timeStamp - lastTurnMs < waitMs)) return false;
      lastTurnMs = timeStamp;
      return true;
    },
  };
}
