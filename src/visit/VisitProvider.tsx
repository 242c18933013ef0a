import { type ReactNode, useDeferredValue, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { companyFromFragment, withoutEmptyCompany } from './companyFromFragment.ts';
import { type DeviceMemory, deviceMemory } from './deviceMemory.ts';
import { companyIn, withoutCompany } from './handOver.ts';
import { visitContext } from './useVisit.ts';
import type { Visit } from './Visit.ts';
import { visitStore } from './visitStore.ts';

/** Props of `VisitProvider`. */
export type VisitProviderProps = {
  /** The components that share the visit. */
  children: ReactNode;
  /** The initial visit. The link and the device's storage override it. Read once. */
  initial?: Partial<Visit>;
  /** The storage for everything but the company. Read once. @default local storage */
  memory?: DeviceMemory;
};

/**
 * Provides a visit to its children. Sets `data-readable="true"` on the document for readable text,
 * and `data-manual-view="text"` for the manual as text. Hydration renders the prerendered state;
 * the link's company and stored choices follow in the next render (see `rememberedScript`).
 */
export function VisitProvider({ children, initial = {}, memory = deviceMemory }: VisitProviderProps) {
  const [store] = useState(() => visitStore(initial, memory, companyOnArrival));
  const visit = useSyncExternalStore(store.subscribe, store.visit, store.visitOnServer);
  // Deferred like the booklet's view, so that the book is not laid out as text before it is replaced.
  const manualView = useDeferredValue(visit.manualView);

  useDocumentData('readable', visit.readable && 'true');
  useDocumentData('manualView', manualView !== 'book' && manualView);

  useLayoutEffect(() => {
    // Once the stored shell is rendered, `data-shell` replaces the attribute.
    if (visit === store.visit()) delete document.documentElement.dataset.rememberedShell;
  }, [visit, store]);

  useLayoutEffect(() => {
    // The visit's first read needs the attributes and the state that are removed here.
    store.visit();
    let lastLinkedCompany = linkedCompany();
    delete document.documentElement.dataset.arrivedWith;
    // The screens' own effects have opened the linked page.
    delete document.documentElement.dataset.linkedPage;
    const { state } = window.history;
    if (companyIn(state) !== undefined) window.history.replaceState(withoutCompany(state), '');
    const onHashChange = () => {
      const company = companyFromFragment(window.location.hash);
      // Going back to the last linked company must not replace one that was typed since.
      if (company !== undefined && company !== lastLinkedCompany) store.setCompany(company);
      lastLinkedCompany = company ?? lastLinkedCompany;
      dropEmptyCompany();
    };
    dropEmptyCompany();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [store]);

  return <visitContext.Provider value={store}>{children}</visitContext.Provider>;
}

function useDocumentData(name: 'readable' | 'manualView', value: string | false) {
  useLayoutEffect(() => {
    if (!value) return;
    document.documentElement.dataset[name] = value;
    return () => {
      delete document.documentElement.dataset[name];
    };
  }, [name, value]);
}

/** The previous document's company, unchanged, or else the link's company, cleaned. */
function companyOnArrival(): string | undefined {
  return companyIn(window.history.state) ?? linkedCompany();
}

function linkedCompany(): string | undefined {
  // `rememberedScript` saves the first fragment, which a link in the page may replace.
  const { arrivedWith = '' } = document.documentElement.dataset;
  return companyFromFragment(window.location.hash) ?? companyFromFragment(arrivedWith);
}

/** Removes `company=` from the URL, where it would stay when the page turns. */
function dropEmptyCompany(): void {
  const { pathname, search, hash } = window.location;
  const fragment = withoutEmptyCompany(hash);
  if (fragment !== hash) window.history.replaceState(window.history.state, '', pathname + search + fragment);
}
