import { withCompany } from '../../src/index.ts';

let company = '';

/** Remembers the visitor's company in case the next screen has to load as a document. */
export function keepForNextDocument(name: string): void {
  company = name;
}

/** Loads the address as a document. The company travels in the history state, unseen by servers. */
export function loadAsDocument(): void {
  history.replaceState(withCompany(history.state, company), '');
  location.reload();
}
