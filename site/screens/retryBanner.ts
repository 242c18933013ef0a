import style from './RetryLine.css?inline';

/** The failed part: the interactive part of the current page, or the next page. */
export type FailedPart = 'page' | 'next';

export type RetryOffer = {
  /** @default 'page' */
  failed?: FailedPart;
  /** @default reloads the document, because some browsers cache failed scripts within it */
  tryAgain?: () => void;
};

/** The container that {@link file://./RetryLine.tsx} renders, empty but for a template. */
const retryElement = () => document.getElementById('retry-line');

/**
 * Shows which part failed to load, and offers to retry. A second call replaces the banner, so that
 * a screen reader announces the failed retry.
 */
export function showRetryBanner({ failed = 'page', tryAgain = reload }: RetryOffer = {}): void {
  const line = retryElement();
  const template = line?.querySelector('template');
  if (!line || !template) return;
  const hadFocus = line.contains(document.activeElement);
  hideRetryBanner();
  adoptStyle(line);
  line.dataset.lost = failed;
  line.append(document.importNode(template.content, true));
  line.querySelector(`p:not([data-lost="${failed}"])`)?.remove();
  const button = line.querySelector('button');
  if (!button) return;
  if (hadFocus) button.focus();
  button.onclick = () => {
    for (const label of button.children) label.toggleAttribute('hidden', label === button.firstElementChild);
    tryAgain();
  };
}

/** @param failed removes only the banner for this part */
export function hideRetryBanner(failed?: FailedPart): void {
  const line = retryElement();
  if (!line || (failed && line.dataset.lost !== failed)) return;
  delete line.dataset.lost;
  line.querySelector(':scope > div')?.remove();
}

let hasStyle = false;

/** Inline styles cannot fail to load, and the page's policy would block a `<style>`. */
function adoptStyle(line: HTMLElement): void {
  if (hasStyle || !('adoptedStyleSheets' in document)) return;
  hasStyle = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // Makes space at the bottom of the window, however the text wraps.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--line-height', `${line.offsetHeight}px`);
  }).observe(line);
}

/** Waits for a connection: otherwise the browser's error page would replace this one. */
function reload(): void {
  const again = () => location.reload();
  if (navigator.onLine) again();
  else addEventListener('online', again, { once: true });
}
