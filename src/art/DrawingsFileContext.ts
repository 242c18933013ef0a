import { createContext } from 'react';
import type { DrawnPath } from './pathMarkup.ts';

/**
 * Where the drawings are that a prerendered page refers to and does not hold, see {@link OutOfSightContext}: the build gives
 * `addressOf` of its file. Where the page is hydrated it is a function, too, so that both draw the same; what that answers is not
 * looked at, since the address is in the page already. Without it every drawing is in the page.
 */
export const DrawingsFileContext = createContext<((drawing: readonly DrawnPath[]) => string | undefined) | undefined>(
  undefined,
);
