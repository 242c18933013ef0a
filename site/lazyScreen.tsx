import { type ComponentType, lazy, useState } from 'react';
import { lazyPart } from '../src/index.ts';
import { hostAnswers } from './hostAnswers.ts';
import { loadAsDocument } from './nextDocument.ts';
import { showRetryBanner } from './screens/retryBanner.ts';

/**
 * A screen whose script is a file of its own. Until that has arrived the screen before stays: no boundary shows anything else.
 *
 * When the script does not arrive, a line says so and offers to try again. If the host answers, the site was published anew and the
 * old files are gone: then the address is loaded as a document, with HTML and file names of today. A document loads its own
 * screen before React hydrates it, so that no document loads itself again and again.
 */
export function lazyScreen(load: () => Promise<ComponentType>) {
  const part = lazyPart(load);
  /** Where it is wanted: set when React draws it without its script. */
  let requestedPath: string | undefined;
  /** The step of the history at which the script was asked for: its state is another object after each. */
  let retriedKey: unknown;
  const isRequestedPath = () => requestedPath === location.pathname;
  const isNewRequest = () => {
    // At build each page is drawn once.
    if (typeof location === 'undefined') return true;
    const isNewStep = retriedKey !== history.state;
    requestedPath = location.pathname;
    retriedKey = history.state;
    return isNewStep;
  };
  const onLost = async () => {
    if (!isRequestedPath()) return;
    const hasHost = await hostAnswers();
    // It may have come meanwhile: asked for anew, or when the browser was online again.
    if (part.peek() || !isRequestedPath()) return;
    if (hasHost) loadAsDocument();
    else showRetryBanner({ failed: 'next', tryAgain: part.preload });
  };
  // Never rejected: a screen that is lost at first can still arrive.
  const arrival = new Promise<{ default: ComponentType }>((arrive) => {
    part.subscribe(() => {
      const screen = part.peek();
      if (screen) arrive({ default: screen });
      else void onLost();
    });
  });
  // Not `use(arrival)`: an `act` that is not awaited, as around a story's events, never ends a render that `use` suspends.
  const Arriving = lazy(() => arrival);

  /**
   * Asks for the script each time that a link, Back or Forward leads here. Until it has come, React draws this anew with each update of
   * the screen before, which may be sixty a second.
   */
  function Screen() {
    const there = part.peek();
    // Kept as it was at first: one in place of the other would be mounted anew, with nothing of what was typed in it.
    const [Arrived] = useState(() => there ?? Arriving);
    if (!there && isNewRequest()) part.preload();
    return <Arrived />;
  }

  return {
    Screen,
    /** Loads the screen before anything is drawn. @throws when its script does not arrive */
    load: part.load,
  };
}
