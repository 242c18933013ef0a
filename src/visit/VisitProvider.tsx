import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type DeviceMemory, deviceMemory } from './deviceMemory.ts';
import { isHandOver } from './handOver.ts';
import type { Visit } from './Visit.ts';
import { visitContext } from './visitContext.ts';
import { visitStore } from './visitStore.ts';

/** Props of `VisitProvider`. */
export type VisitProviderProps = {
  /** The parts that share the visit. */
  children: ReactNode;
  /** The visit where neither the link nor the device's memory says otherwise. Read once. */
  initial?: Partial<Visit>;
  /** Where the shell and the switches are kept. Read once. @default this device's local storage */
  memory?: DeviceMemory;
};

/**
 * Holds one visit for everything inside it, and puts `data-readable="true"` on the document while readable text is on, and
 * `data-manual-view="text"` while the manual is read as a text.
 * Hydration renders what was prerendered; the link's company and the device's choices follow in the next render. Until then
 * `rememberedScript` shows the device's choices.
 */
export function VisitProvider({ children, initial = {}, memory = deviceMemory }: VisitProviderProps) {
  const [store] = useState(() => visitStore(initial, memory, () => window.location.hash));
  const visit = useSyncExternalStore(store.subscribe, store.visit, store.visitOnServer);
  const { readable, manualView } = visit;

  useLayoutEffect(() => {
    if (!readable) return;
    document.documentElement.dataset.readable = 'true';
    return () => {
      delete document.documentElement.dataset.readable;
    };
  }, [readable]);

  useLayoutEffect(() => {
    if (manualView === 'book') return;
    document.documentElement.dataset.manualView = manualView;
    return () => {
      delete document.documentElement.dataset.manualView;
    };
  }, [manualView]);

  useLayoutEffect(() => {
    // As soon as the device's choice is rendered, every part has its own `data-shell`.
    if (visit === store.visit()) delete document.documentElement.dataset.rememberedShell;
  }, [visit, store]);

  useLayoutEffect(() => {
    // Read before the fragment is removed.
    store.visit();
    const { hash, pathname, search } = window.location;
    if (isHandOver(hash)) window.history.replaceState(window.history.state, '', pathname + search);
  }, [store]);

  return <visitContext.Provider value={store}>{children}</visitContext.Provider>;
}
