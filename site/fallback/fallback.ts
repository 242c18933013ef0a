// Runs in every page beside the site's script, as a file of its own: it is there when that one is not.
import { offerRetry, withdrawRetry } from '../screens/offerRetry.ts';
import { hydrationStarts } from './hydrationStarts.ts';
import { showWithoutScript } from './showWithoutScript.ts';

/**
 * How long the site's script may take, in milliseconds. Over 400 kbit/s with a delay of 400 ms (the "slow 3G" of browsers'
 * tools) a page is alive three seconds after it was asked for. Eight is more than twice that, and less than the ten after
 * which most people have given up.
 */
const patienceMs = 8000;

let undo: (() => void) | undefined;

const { pathname } = location;

/** Without the router nobody hears Back and Forward: the address would be another page's, and the page still this one. */
const onTravel = () => {
  if (location.pathname !== pathname) location.reload();
};

const fallBack = () => {
  clearTimeout(timer);
  addEventListener('popstate', onTravel);
  undo ??= showWithoutScript(document);
  offerRetry();
};
const timer = setTimeout(fallBack, patienceMs);

/** A script that does not come tells its element; one that breaks tells the window. A preload that fails says nothing yet. */
const onError = ({ target }: Event) => {
  if (target === window || target instanceof HTMLScriptElement) fallBack();
};

addEventListener('error', onError, true);
addEventListener(hydrationStarts, () => {
  clearTimeout(timer);
  removeEventListener('error', onError, true);
  removeEventListener('popstate', onTravel);
  // Before React looks at the page, which must be as the build has drawn it.
  undo?.();
  undo = undefined;
  withdrawRetry();
});
