// Runs on every page in a file of its own, so that it works when the site's script is missing, and
// can do what the inline script in the head cannot.

import { hideRetryBanner, showRetryBanner } from '../../screens/retryBanner.ts';
import { loadDeferredFiles } from '../deferredAssets/loadDeferredFiles.ts';
import { hydrationStarts } from './hydrationStarts.ts';
import { replaceFirstStyles } from './replaceFirstStyles.ts';
import { showWithoutScript } from './showWithoutScript.ts';

/**
 * The longest time without a new file, in milliseconds. On "slow 3G" (400 kbit/s, 400 ms) the
 * flipbook hydrates after four to six seconds; on slower connections each file restarts the wait.
 * Most people give up after ten seconds.
 */
const patienceMs = 8000;

// A host with its own policy may block all inline code.
replaceFirstStyles(document, document.currentScript?.dataset.faces ?? '');
loadDeferredFiles(document);

let undo: (() => void) | undefined;

const { pathname } = location;

/** Whether Back or Forward has led to another page's address. */
let isElsewhere = false;

/** Without the router, Back and Forward change only the address, so load that document. */
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
  // A press from long ago must not turn anything on the page now.
  dispatchEvent(new Event('early-press-forget'));
  showRetryBanner();
};

let timer: ReturnType<typeof setTimeout> | undefined;

/** Each file that arrives (script, style sheet, image) shows that the connection is alive. */
const wait = () => {
  clearTimeout(timer);
  timer = setTimeout(fallBack, patienceMs);
};

wait();
document.addEventListener('load', wait, true);
addEventListener('popstate', onTravel);

/**
 * A script that fails to load fires on its element; one that throws, on the window. Failed preloads
 * do not count.
 */
const onError = ({ target }: Event) => {
  if (target === window || target instanceof HTMLScriptElement) fallBack();
};

addEventListener('error', onError, true);
addEventListener(hydrationStarts, () => {
  stopWaiting();
  removeEventListener('error', onError, true);
  removeEventListener('popstate', onTravel);
  // Before React compares the page with the build's output.
  undo?.();
  undo = undefined;
  hideRetryBanner();
});
