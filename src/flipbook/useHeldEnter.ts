import { type KeyboardEvent, useState } from 'react';
import { createHeldKey } from './view/heldKey.ts';

/** Slow enough to let go at the right page where turns land at once. */
const waitMs = 500;

/** Returns the `onKeyDown` of a button that turns pages: a held Enter presses it once a landing. */
export function useHeldEnter(isTurning: () => boolean): (event: KeyboardEvent) => void {
  const [heldKey] = useState(createHeldKey);
  return (event) => {
    if (event.key === 'Enter' && !heldKey.mayTurn(event, isTurning(), waitMs)) event.preventDefault();
  };
}
