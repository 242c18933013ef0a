import style from './RetryBanner.css?inline';

/** The failed part: the interactive part of the current page, or the next page. */
export type FailedPart = 'page' | 'next';

/** The container that {@link file://./RetryBanner.tsx} renders, with only a template in it. */
const containerElement = () => document.getElementById('retry-banner');

/**
 * Shows which part failed to load, with a button that reloads the page. A second call replaces the
 * banner, so that a screen reader announces it again.
 */
export function showRetryBanner(failedPart: FailedPart = 'page', beforeReload = () => {}): void {
  const container = containerElement();
  const template = container?.querySelector('template');
  if (!container || !template) return;
  hideRetryBanner();
  adoptStyle(container);
  container.dataset.failedPart = failedPart;
  container.append(document.importNode(template.content, true));
  container.querySelector(`p:not([data-failed-part="${failedPart}"])`)?.remove();
  const button = container.querySelector('button');
  button?.addEventListener('click', () => {
    // Replaces "Try again" with "Trying again…".
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
  containerElement()?.querySelector(':scope > div')?.remove();
}

let hasStyle = false;

/** Adopts the banner's styles. A file could fail to load, and the page's policy blocks a `<style>`. */
function adoptStyle(container: HTMLElement): void {
  if (hasStyle || !('adoptedStyleSheets' in document)) return;
  hasStyle = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // The style sheets need the banner's height, which depends on how its text wraps.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--retry-banner-height', `${container.offsetHeight}px`);
  }).observe(container);
}
