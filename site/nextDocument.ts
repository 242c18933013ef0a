import { withCompany } from '../src/index.ts';

let company = '';

/** Says what the visitor's company is, in case the next screen has to be loaded as a document. */
export function keepForNextDocument(name: string): void {
  company = name;
}

/** Loads the address as a document. The company goes with it in the state of the history's entry, which no server is sent. */
export function loadAsDocument(): void {
  history.replaceState(withCompany(history.state, company), '');
  location.reload();
}
