import { createContext } from 'react';
import type { ConsoleView } from '../engine/consoleView.ts';

/** The number of the page shown; `undefined` for a page that stands by itself. */
export const PageNumberContext = createContext<Pick<ConsoleView, 'page' | 'pageNumber'> | undefined>(undefined);
