import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type DeviceMemory, deviceMemory } from './deviceMemory.ts';
import { isHandOver } from './handOver.ts';
import type { Visit } from './Visit.ts';
import { visitContext } from './visitContext.ts';
import { visitStore } from './visitStore.ts';

/** Props of `VisitProvider`. */
export type VisitProviderProps = {
  /** What shares the visit. */
  children: ReactNode;
  /** Where the visit begins when neither the link nor the device says otherwise. Read once. */
  initial?: Partial<Visit>;
  /** Where the shell and the switches are kept. Read once. @default this device's local storage */
  memory?: DeviceMemory;
};

/**
 * Holds one visit for everything inside it, and puts `data-readable="true"` on the document while readable text is on.
 * Hydration begins with what the server knew; the link's company and the device's choices follow at once. Until then
 * `rememberedScript` stands in for the device's choices.
 */
export function VisitProvider({ children, initial = {}, memory = deviceMemory }: VisitProviderProps) {
  const [store] = useState(() => visitStore(initial, memory, () => window.location.hash));
  const visit = useSyncExternalStore(store.subscribe, store.visit, store.visitOnServer);
  const { readable } = visit;

  useLayoutEffect(() => {
    if (!readable) return;
    document.documentElement.dataset.readable = 'true';
    return () => {
      delete document.documentElement.dataset.readable;
    };
  }, [readable]);

  useLayoutEffect(() => {
    // From the first render on that knows the device's choice, every part wears its own `data-shell`.
    if (visit === store.visit()) delete document.documentElement.dataset.rememberedShell;
  }, [visit, store]);

  useLayoutEffect(() => {
    // Read before it goes.
    store.visit();
    const { hash, pathname, search } = window.location;
    if (isHandOver(hash)) window.history.replaceState(window.history.state, '', pathname + search);
  }, [store]);

  return <visitContext.Provider value={store}>{children}</visitContext.Provider>;
}
