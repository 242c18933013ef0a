// Runs on every page in a file of its own, so that it works when the site's script is missing, and
// can do what the inline script in the head cannot.

import { hideRetryBanner, showRetryBanner } from '../../screens/retryBanner.ts';
import { loadDeferredFiles } from '../deferredAssets/loadDeferredFiles.ts';
import { hideScriptFreeVersion, showScriptFreeVersion } from './scriptFreeVersion.ts';

/**
 * The longest time without a new file, in milliseconds. On "slow 3G" (400 kbit/s, 400 ms) the
 * flipbook hydrates after four to six seconds; on slower connections each file restarts the wait.
 * Most people give up after ten seconds.
 */
const patienceMs = 8000;

const { pathname } = location;
const hydration = new AbortController();
const untilHydration = { capture: true, signal: hydration.signal };
let isScriptFree = false;
/** Whether Back or Forward has led to another page's address. */
let isElsewhere = false;
let timer: ReturnType<typeof setTimeout> | undefined;

replaceFirstStyles();
loadDeferredFiles();
wait();

// Each file that arrives (script, style sheet, image) shows that the connection is alive.
document.addEventListener('load', () => (isScriptFree ? showScriptFreeVersion() : wait()), untilHydration);

// A script that fails to load fires on its element; one that throws, on the window. Failed preloads
// do not count.
const onError = ({ target }: Event) => {
  if (target === window || target instanceof HTMLScriptElement) fallBack();
};
addEventListener('error', onError, untilHydration);

// Without the router, Back and Forward change only the address, so load that document.
const onTravel = () => {
  isElsewhere = location.pathname !== pathname;
  if (isScriptFree && isElsewhere) location.reload();
};
addEventListener('popstate', onTravel, untilHydration);

// The site's script dispatches it right before React compares the page with the build's output.
addEventListener('site:hydration-starts', () => {
  clearTimeout(timer);
  hydration.abort();
  hideScriptFreeVersion();
  hideRetryBanner();
});

function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(fallBack, patienceMs);
}

function fallBack(): void {
  clearTimeout(timer);
  isScriptFree = true;
  showScriptFreeVersion();
  if (isElsewhere) location.reload();
  // A press from long ago must not turn anything on the page now.
  dispatchEvent(new Event('early-press-forget'));
  showRetryBanner();
}

/**
 * Loads the font faces of the page's inline `<style>` from a file, if a host's policy or a proxy
 * has blocked the inline one. The page's style sheets contain everything else.
 */
function replaceFirstStyles(): void {
  // A blocked style element stays in the page without a sheet.
  if (document.querySelector<HTMLStyleElement>('head > style')?.sheet) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = document.currentScript?.dataset.faces ?? '';
  document.head.append(link);
}
