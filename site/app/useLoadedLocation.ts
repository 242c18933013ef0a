import { type ComponentType, startTransition, useContext, useEffect, useState } from 'react';
import { UNSAFE_LocationContext } from 'react-router-dom';
import { useVisit, withCompany } from '../../src/index.ts';
import { hideRetryBanner, showRetryBanner } from '../screens/showRetryBanner.ts';
import type { LazyPart } from './lazyPart.ts';

/**
 * Returns the router's location once its screen has loaded, and the previous location until then.
 * If the screen fails to load, a banner offers to reload the page. The company then stays in the
 * history state, which servers do not see.
 * @returns a value for the router's context
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
    const handOver = () => history.replaceState(withCompany(history.state, company), '');
    screen.load().then(
      () => isCurrent && startTransition(() => setLoaded(requested)),
      () => isCurrent && showRetryBanner('next', handOver),
    );
    return () => {
      isCurrent = false;
      hideRetryBanner();
    };
  }, [requested, screen, company]);
  return loaded;
}
