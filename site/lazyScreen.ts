import { type ComponentType, lazy } from 'react';

/** Whether any screen has come to life in this document. */
let isAlive = false;

/**
 * A screen whose script is a file of its own. Until that has come the screen before stays: no boundary shows anything else.
 *
 * A script may never come: the line is down, or the site was published anew while somebody was reading, and the files they
 * started with are gone. Then the address is loaded as a document, HTML, new file names and all. A document that lacks the
 * script of its very own screen is not loaded again and again: it shows the error.
 *
 * @param load asks for the script
 * @param wholePage the path of a page that is whole without any script: its own document is left as it stands
 */
export function lazyScreen<Screen extends ComponentType>(load: () => Promise<Screen>, wholePage?: string) {
  return lazy(async () => {
    try {
      const screen = await load();
      isAlive = true;
      return { default: screen };
    } catch (error) {
      if (isAlive) location.reload();
      else if (wholePage === undefined || document.getElementById('root')?.dataset.page !== wholePage) throw error;
      return new Promise<never>(() => {});
    }
  });
}
