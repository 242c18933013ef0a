import { type ComponentType, startTransition, useContext, useEffect, useState } from 'react';
import { UNSAFE_LocationContext } from 'react-router-dom';
import { type LazyPart, useVisit, withCompany } from '../../src/index.ts';
import { hideRetryBanner, showRetryBanner } from '../screens/retryBanner.ts';
import { siteFile } from './siteBase.ts';

/**
 * Returns the router's location once its screen has loaded, and the previous location until then.
 * If the screen fails to load and the host responds, the site was deployed again and the old files
 * are gone, so the address is loaded as a document with current file names. Otherwise a banner
 * offers to retry. A document loads its own screen before hydration, so this cannot repeat.
 * @returns a value for the context; `<Routes location>` would call each navigation a `POP`
 */
export function useLoadedLocation(screenAt: (path: string) => LazyPart<ComponentType>) {
  const requested = useContext(UNSAFE_LocationContext);
  const [loaded, setLoaded] = useState(requested);
  const { company } = useVisit();
  const screen = screenAt(requested.location.pathname);
  // Set during the render, so that Back does not show the previous screen for a frame.
  if (loaded !== requested && screen.peek()) setLoaded(requested);

  useEffect(() => {
    if (screen.peek()) return undefined;
    let isCurrent = true;
    const onChange = async () => {
      if (screen.peek()) return startTransition(() => setLoaded(requested));
      const hasHost = await hostAnswers();
      // The screen may have arrived meanwhile, or the visitor may have gone elsewhere.
      if (!isCurrent || screen.peek()) return;
      if (hasHost) loadAsDocument(company);
      else showRetryBanner({ failed: 'next', tryAgain: screen.preload });
    };
    const unsubscribe = screen.subscribe(() => void onChange());
    screen.preload();
    return () => {
      isCurrent = false;
      unsubscribe();
      hideRetryBanner('next');
    };
  }, [requested, screen, company]);
  return loaded;
}

/** Loads the address as a document. The company travels in the history state, unseen by servers. */
function loadAsDocument(company: string): void {
  history.replaceState(withCompany(history.state, company), '');
  location.reload();
}

/**
 * Whether the site's host responds: an "online" browser may be on a network without it. Requests an
 * image, the only thing the page's policy allows, under an address that no cache has.
 */
function hostAnswers(): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = `${siteFile('favicon.svg')}?${Date.now()}`;
  });
}
