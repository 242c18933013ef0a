type Press = Pick<KeyboardEvent, 'repeat' | 'timeStamp'>;

/** Limits a held key, which repeats up to 30 times a second, to one turn per landing. */
export function createHeldKey() {
  let lastTurnMs = Number.NEGATIVE_INFINITY;
  return {
    /** `waitMs` is the minimum time between turns, because a turn without motion lands at once. */
    mayTurn({ repeat, timeStamp }: Press, isTurning: boolean, waitMs: number): boolean {
      if (repeat && (isTurning || timeStamp - lastTurnMs < waitMs)) return false;
      lastTurnMs = timeStamp;
      return true;
    },
  };
}
