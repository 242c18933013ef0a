import { type ReactNode, useDeferredValue, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { companyFromFragment } from './companyFromFragment.ts';
import { type DeviceMemory, deviceMemory } from './deviceMemory.ts';
import { companyIn, withoutCompany } from './handOver.ts';
import { visitContext } from './useVisit.ts';
import type { Visit } from './Visit.ts';
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
  const [store] = useState(() => visitStore(initial, memory, arrivedFrom));
  const visit = useSyncExternalStore(store.subscribe, store.visit, store.visitOnServer);
  const { readable } = visit;
  // With the booklet's own change of view: its book is not laid out as a text for the time between.
  const manualView = useDeferredValue(visit.manualView);

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
    // Read before it is removed.
    store.visit();
    let linked = linkedCompany();
    delete document.documentElement.dataset.arrivedWith;
    const { state } = window.history;
    if (companyIn(state) !== undefined) window.history.replaceState(withoutCompany(state), '');
    const onHashChange = () => {
      const company = companyFromFragment(window.location.hash);
      // Back to the link that the visit began with must not undo what was typed since.
      if (company && company !== linked) store.setCompany(company);
      linked = company || linked;
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [store]);

  return <visitContext.Provider value={store}>{children}</visitContext.Provider>;
}

/** What was handed over is as it was typed; a link's name is anybody's, and cleaned. */
function arrivedFrom(): string {
  return companyIn(window.history.state) ?? linkedCompany();
}

function linkedCompany(): string {
  // `rememberedScript` has kept the first fragment, which a link within the page may have written over.
  const { arrivedWith = '' } = document.documentElement.dataset;
  return companyFromFragment(window.location.hash) || companyFromFragment(arrivedWith);
}
