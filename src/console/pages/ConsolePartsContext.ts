import { createContext } from 'react';
import { importAgain } from '../../lazy/importAgain.ts';
import { type LazyPart, lazyPart } from '../../lazy/lazyPart.ts';

/** All that does not come with the console: the pages after the first, and the Start Menu. */
export type LaterParts = typeof import('./laterPages.tsx');

/** Makes the parts. They are loaded when the browser is idle, or before a state that is drawn with them. */
export function createConsoleParts(load = () => import('./laterPages.tsx')): LazyPart<LaterParts> {
  return lazyPart(load, { retry: (reason) => importAgain(load, reason) });
}

/** The parts of every console on the page. */
export const consoleParts = createConsoleParts();

/** Where a console gets its parts. A story gives it parts that are slow, or do not arrive. */
export const ConsolePartsContext = createContext(consoleParts);
