import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Visit } from './Visit.ts';
import type { VisitStore } from './visitStore.ts';

export const visitContext = createContext<VisitStore | undefined>(undefined);

/**
 * The visit's values, and the functions that change them.
 * @throws outside a `VisitProvider`
 */
export function useVisit(): Visit & Omit<VisitStore, 'positions' | 'subscribe' | 'visit' | 'visitOnServer'> {
  const store = useContext(visitContext);
  if (!store) throw new Error('useVisit was called outside a visit. Put a <VisitProvider> around the component.');
  const { positions: _, subscribe, visit, visitOnServer, ...setters } = store;
  return { ...useSyncExternalStore(subscribe, visit, visitOnServer), ...setters };
}
