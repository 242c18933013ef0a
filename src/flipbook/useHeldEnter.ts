import { type KeyboardEvent, useState } from 'react';
import { createHeldKey } from './view/heldKey.ts';

/** The minimum time between turns of a held key, so that a reader can stop at a page if turns land at once. */
const waitMs = 500;

/** Returns the `onKeyDown` of a button that turns pages. A held Enter presses the button after each landing. */
export function useHeldEnter(isTurning: () => boolean): (event: KeyboardEvent) => void {
  const [heldKey] = useState(createHeldKey);
  return (event) => {
    if (event.key === 'Enter' && !heldKey.mayTurn(event, isTurning(), waitMs)) event.preventDefault();
  };
}
