import { type ComponentType, lazy } from 'react';
import { loadAsDocument } from './nextDocument.ts';

/**
 * A screen whose script is a file of its own. Until that has come the screen before stays: no boundary shows anything else.
 *
 * A script may never come: the line is down, or the site was published anew while somebody was reading, and the files they
 * started with are gone. Then the address is loaded as a document, HTML, new file names and all. The document's own screen is
 * fetched before React takes it over, so that no document loads itself again and again.
 *
 * @param load asks for the script
 */
export function lazyScreen<Screen extends ComponentType>(load: () => Promise<Screen>) {
  const Screen = lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      loadAsDocument();
      return new Promise<never>(() => {});
    }
  });
  return {
    Screen,
    /** Has the script come, before anything is drawn. @throws when it does not */
    fetch: load,
  };
}
