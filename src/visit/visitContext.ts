import { createContext } from 'react';
import type { VisitStore } from './visitStore.ts';

/** The visit that is going on, for `useVisit`; `undefined` outside a `VisitProvider`. */
export const visitContext = createContext<VisitStore | undefined>(undefined);
