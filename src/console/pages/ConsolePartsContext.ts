import { createContext } from 'react';
import { importAgain } from '../../lazy/importAgain.ts';
import { type LazyPart, lazyPart } from '../../lazy/lazyPart.ts';

/** The parts that load after the console: all later pages, and the Start Menu. */
export type LazyPages = typeof import('./lazyPages.tsx');

/** Creates the parts. They load when the browser is idle, or before a state that needs them. */
export function createConsoleParts(load = () => import('./lazyPages.tsx')): LazyPart<LazyPages> {
  return lazyPart(load, (reason) => importAgain(load, reason));
}

/** The parts that all consoles on the page share. */
export const consoleParts = createConsoleParts();

/** Provides the parts. Stories provide parts that are slow or fail to load. */
export const ConsolePartsContext = createContext(consoleParts);
