import style from './RetryLine.css?inline';

/** The failed part: the interactive part of the current page, or the next page. */
export type FailedPart = 'page' | 'next';

/** The container that {@link file://./RetryLine.tsx} renders, with only a template in it. */
const retryElement = () => document.getElementById('retry-line');

/**
 * Shows which part failed to load, with a button that reloads the page. A second call replaces the
 * banner, so that a screen reader announces it again.
 */
export function showRetryBanner(failedPart: FailedPart = 'page', beforeReload = () => {}): void {
  const line = retryElement();
  const template = line?.querySelector('template');
  if (!line || !template) return;
  hideRetryBanner();
  adoptStyle(line);
  line.dataset.failedPart = failedPart;
  line.append(document.importNode(template.content, true));
  line.querySelector(`p:not([data-failed-part="${failedPart}"])`)?.remove();
  const button = line.querySelector('button');
  button?.addEventListener('click', () => {
    for (const label of button.children) label.toggleAttribute('hidden', label === button.firstElementChild);
    const reload = () => {
      // In the meantime, the visitor may have left the page, or it may have hydrated.
      if (!button.isConnected) return;
      beforeReload();
      location.reload();
    };
    // Without a connection, the browser's error page would replace this one.
    if (navigator.onLine) reload();
    else addEventListener('online', reload, { once: true });
  });
}

export function hideRetryBanner(): void {
  retryElement()?.querySelector(':scope > div')?.remove();
}

let hasStyle = false;

/** Adopts the banner's styles. A file could fail to load, and the page's policy blocks a `<style>`. */
function adoptStyle(line: HTMLElement): void {
  if (hasStyle || !('adoptedStyleSheets' in document)) return;
  hasStyle = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // The style sheets need the banner's height, which depends on how its text wraps.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--line-height', `${line.offsetHeight}px`);
  }).observe(line);
}
