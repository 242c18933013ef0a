import { type ComponentType, lazy, useState } from 'react';
import { lazyPart } from '../../src/index.ts';
import { showRetryBanner } from '../screens/retryBanner.ts';
import { loadAsDocument } from './nextDocument.ts';
import { siteFile } from './siteBase.ts';

/**
 * A screen in a chunk of its own. Until it arrives, the previous screen stays.
 * If the chunk fails, a banner offers to retry. If the host responds, the site was deployed again
 * and the old files are gone, so the address is loaded as a document with current file names. A
 * document loads its own screen before hydration, so none reloads itself forever.
 */
export function lazyScreen(load: () => Promise<ComponentType>) {
  const part = lazyPart(load);
  /** The path and history state of the last request. Each navigation creates a new state object. */
  let request: { readonly path: string | undefined; readonly state: unknown } | undefined;

  const onFailure = async () => {
    const hasHost = request && (await hostAnswers());
    // The screen may have arrived meanwhile, or the visitor may have gone elsewhere.
    if (part.peek() || request?.path !== location.pathname) return;
    if (hasHost) loadAsDocument();
    else showRetryBanner({ failed: 'next', tryAgain: part.preload });
  };
  // Never rejects: a screen that failed at first can still arrive.
  const arrival = new Promise<{ default: ComponentType }>((arrive) => {
    part.subscribe(() => {
      const screen = part.peek();
      if (screen) arrive({ default: screen });
      else void onFailure();
    });
  });
  // Not `use(arrival)`: an `act` that is not awaited, as in a story, never finishes such a render.
  const Arriving = lazy(() => arrival);

  /** Requests the chunk once per navigation, although React renders this again until it arrives. */
  const requestOnce = () => {
    // The build has no history, and renders each page once.
    const { path, state } = { path: globalThis.location?.pathname, state: globalThis.history?.state };
    if (request && request.state === state) return;
    request = { path, state };
    part.preload();
  };
  function Screen() {
    const there = part.peek();
    // Always the same component: a replacement would remount, and lose typed text.
    const [Arrived] = useState(() => there ?? Arriving);
    if (!there) requestOnce();
    return <Arrived />;
  }

  return {
    Screen,
    /** Loads the screen before it renders. @throws when its chunk fails to load */
    load: part.load,
  };
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
