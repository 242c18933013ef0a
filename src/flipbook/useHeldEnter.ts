import { type KeyboardEvent, useState } from 'react';
import { createHeldKey } from './view/heldKey.ts';

/** Where turns land at once, a held key turns this slowly, so that a reader can stop at a page. */
const waitMs = 500;

/** Returns the `onKeyDown` of a button that turns pages. A held Enter presses it after each landing. */
export function useHeldEnter(isTurning: () => boolean): (event: KeyboardEvent) => void {
  const [heldKey] = useState(createHeldKey);
  return (event) => {
    if (event.key === 'Enter' && !heldKey.mayTurn(event, isTurning(), waitMs)) event.preventDefault();
  };
}
