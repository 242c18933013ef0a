// Runs on every page except cuts, from a file of its own, because the site's script may be missing
// and a host may refuse the inline script in the head.

import { hideRetryBanner, showRetryBanner } from '../screens/showRetryBanner.ts';
import { followHistory } from './followHistory.ts';
import { loadDeferredFiles } from './loadDeferredFiles.ts';
import { noscriptCopiesId } from './noscriptCopies.ts';

/**
 * The longest wait for the next file, in milliseconds. On "slow 3G" (400 kbit/s, 400 ms) the
 * flipbook hydrates after four to six seconds. Most people give up after ten seconds.
 */
const patienceMs = 8000;

/**
 * Replacements for `(scripting)` in a page whose scripts never loaded. The first always matches,
 * the second never does.
 */
const conditions = [
  [/\(scripting: ?none\)/g, '(min-width: 0px)'],
  [/\(scripting: ?enabled\)/g, '(max-width: 0px)'],
] as const;

const hydration = new AbortController();
const untilHydration = { capture: true, signal: hydration.signal };
/** The media conditions that this script has replaced. Hydration restores them. */
const originalConditions = new Map<MediaList, string>();
let isScriptFree = false;
let timer: ReturnType<typeof setTimeout> | undefined;

replaceBlockedStyles();
followHistory();
loadDeferredFiles();
restartTimer();

// Each file that arrives (script, style sheet, image) shows that the connection is alive.
document.addEventListener('load', () => (isScriptFree ? showScriptFreeVersion() : restartTimer()), untilHydration);

// A file that fails to load fires on its element; a script that throws, on the window. Failed
// preloads do not count.
const onError = ({ target }: Event) => {
  if (target === window || (target instanceof Element && target.matches('script, [rel=stylesheet]'))) fallBack();
};
addEventListener('error', onError, untilHydration);

// The site's script dispatches this right before React compares the page with the build's output.
addEventListener('site:hydration-starts', () => {
  clearTimeout(timer);
  hydration.abort();
  for (const [media, text] of originalConditions) media.mediaText = text;
  for (const copy of document.querySelectorAll('[data-noscript]')) copy.remove();
  hideRetryBanner();
});

function restartTimer(): void {
  clearTimeout(timer);
  timer = setTimeout(fallBack, patienceMs);
}

function fallBack(): void {
  clearTimeout(timer);
  isScriptFree = true;
  // No script will open the linked page, so show the first one.
  delete document.documentElement.dataset.linkedPage;
  showScriptFreeVersion();
  // By now, an early press must have no effect.
  dispatchEvent(new Event('early-press-forget'));
  showRetryBanner();
}

/**
 * Makes the page look as it does in a browser without scripts: `(scripting: none)` matches, and
 * `<noscript>` content shows. Runs again when another file has loaded.
 */
function showScriptFreeVersion(): void {
  for (const { media } of Array.from(document.styleSheets).flatMap(mediaRules)) {
    const oldCondition = media.mediaText;
    const newCondition = conditions.reduce(
      (text, [condition, replacement]) => text.replace(condition, replacement),
      oldCondition,
    );
    if (newCondition === oldCondition) continue;
    originalConditions.set(media, oldCondition);
    media.mediaText = newCondition;
  }
  if (document.querySelector('[data-noscript]')) return;
  const template = document.querySelector<HTMLTemplateElement>(`template#${noscriptCopiesId}`);
  const copies = template ? Array.from(document.importNode(template.content, true).children) : [];
  for (const noscript of document.querySelectorAll('#root noscript')) noscript.after(...copies.splice(0, 1));
}

function mediaRules(sheet: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] {
  try {
    // In Chromium and WebKit, a style rule is not a grouping rule, although it has nested rules.
    const groups = Array.from(sheet.cssRules).filter(
      (rule) => rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule,
    );
    return [...groups.filter((group) => group instanceof CSSMediaRule), ...groups.flatMap(mediaRules)];
  } catch {
    // The page cannot read a sheet that a browser extension has added.
    return [];
  }
}

/**
 * Loads the font faces of the page's inline `<style>` from a file, if a host's policy or a proxy
 * has blocked the inline one. The page's style sheets contain everything else.
 */
function replaceBlockedStyles(): void {
  // A blocked style element stays in the page without a sheet.
  if (document.querySelector<HTMLStyleElement>('head > style')?.sheet) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = document.currentScript?.dataset.faces ?? '';
  document.head.append(link);
}
