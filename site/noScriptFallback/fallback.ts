// Runs in every page beside the site's script, as a file of its own: it is there when that one is not, and does what the
// script in the page's head could not.
import { loadLaterFiles } from '../deferredAssets/loadLaterFiles.ts';
import { hideRetryBanner, showRetryBanner } from '../screens/retryBanner.ts';
import { hydrationStarts } from './hydrationStarts.ts';
import { replaceFirstStyles } from './replaceFirstStyles.ts';
import { showWithoutScript } from './showWithoutScript.ts';

/**
 * How long nothing may arrive, in milliseconds. Over 400 kbit/s with a delay of 400 ms (the "slow 3G" of browsers' tools) the flipbook is
 * hydrated four to six seconds after it was asked for, and the files of slower lines come one by one: what counts is the time
 * since the last one. Eight is less than the ten after which most people have given up.
 */
const patienceMs = 8000;

// A host with a policy of its own may refuse all that stands in the page itself.
replaceFirstStyles(document, document.currentScript?.dataset.faces ?? '');
loadLaterFiles(document);

let undo: (() => void) | undefined;

const { pathname } = location;

/** Whether Back or Forward has led to another page's address. */
let isElsewhere = false;

/** Without the router Back and Forward change the address only: the document of that address is loaded. */
const onTravel = () => {
  isElsewhere = location.pathname !== pathname;
  if (undo && isElsewhere) location.reload();
};

const stopWaiting = () => {
  clearTimeout(timer);
  document.removeEventListener('load', wait, true);
};

const fallBack = () => {
  stopWaiting();
  undo ??= showWithoutScript(document);
  if (isElsewhere) location.reload();
  // On the page as it is now, a press of long ago is not to turn anything.
  dispatchEvent(new Event('early-press-forget'));
  showRetryBanner();
};

let timer: ReturnType<typeof setTimeout> | undefined;

/** Each file of the page that arrives, a preloaded script, a sheet, a picture, shows that the line is alive. */
const wait = () => {
  clearTimeout(timer);
  timer = setTimeout(fallBack, patienceMs);
};

wait();
document.addEventListener('load', wait, true);
addEventListener('popstate', onTravel);

/** A script that does not arrive fires on its element; one that throws, on the window. A preload that fails does not count. */
const onError = ({ target }: Event) => {
  if (target === window || target instanceof HTMLScriptElement) fallBack();
};

addEventListener('error', onError, true);
addEventListener(hydrationStarts, () => {
  stopWaiting();
  removeEventListener('error', onError, true);
  removeEventListener('popstate', onTravel);
  // Before React looks at the page, which must be as the build has drawn it.
  undo?.();
  undo = undefined;
  hideRetryBanner();
});
