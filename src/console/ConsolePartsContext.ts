import { createContext } from 'react';
import { createConsoleParts } from './consoleParts.ts';

/** The parts of every console on the page. */
export const consoleParts = createConsoleParts();

/** Where a console gets its parts. A story gives it parts that are slow, or do not arrive. */
export const ConsolePartsContext = createContext(consoleParts);
