import { type ComponentType, lazy } from 'react';
import { lazyPart } from '../src/index.ts';
import { loadAsDocument } from './nextDocument.ts';

/**
 * A screen whose script is a file of its own. Until that has arrived the screen before stays: no boundary shows anything else.
 *
 * When the script does not arrive the address is loaded as a document, with HTML and file names of today: the line may be down,
 * or the site was published anew and the old files are gone. A document loads its own screen before React hydrates it, so
 * that no document loads itself again and again.
 *
 * @param load asks for the script
 */
export function lazyScreen<Screen extends ComponentType>(load: () => Promise<Screen>) {
  const part = lazyPart(load);
  const Screen = lazy(async () => {
    try {
      return { default: await part.load() };
    } catch {
      loadAsDocument();
      return new Promise<never>(() => {});
    }
  });
  return {
    Screen,
    /** Loads the screen before anything is drawn. @throws when its script does not arrive */
    load: part.load,
  };
}
