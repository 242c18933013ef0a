import style from './RetryLine.css?inline';

/** The container that {@link file://./RetryLine.tsx} renders, empty but for a template. */
const retryElement = () => document.getElementById('retry-line');

/** The failed part: the interactive part of the current page, or the next page. */
export type FailedPart = 'page' | 'next';

export type RetryOffer = {
  /** @default 'page' */
  failed?: FailedPart;
  /**
   * @default reloads the document, because some browsers cache failed scripts within a document
   * (`importAgain.ts`)
   */
  tryAgain?: () => void;
};

/**
 * Shows once which part failed to load, and offers to retry. A second call says that the retry
 * failed.
 */
export function showRetryBanner({ failed = 'page', tryAgain = reload }: RetryOffer = {}): void {
  const line = retryElement();
  const template = line?.querySelector('template');
  if (!line || !template) return;
  adoptStyle(line);
  if (line.dataset.lost !== failed) hideRetryBanner();
  line.dataset.lost = failed;
  if (!line.querySelector('button')) line.append(template.content.cloneNode(true));
  line.querySelector(`p:not([data-lost="${failed}"])`)?.remove();
  const button = line.querySelector('button');
  if (!button) return;
  const [again, trying] = button.querySelectorAll('span');
  const showTrying = (isTrying: boolean) => {
    again?.toggleAttribute('hidden', isTrying);
    trying?.toggleAttribute('hidden', !isTrying);
  };
  if (trying?.hidden) {
    // Inserted again, or a screen reader would not announce it. After a retry, the button's new
    // text is announced.
    const messageElement = line.querySelector('p');
    messageElement?.replaceWith(messageElement.cloneNode(true));
  }
  showTrying(false);
  button.onclick = () => {
    showTrying(true);
    tryAgain();
  };
}

/** @param failed removes only the banner for this part */
export function hideRetryBanner(failed?: FailedPart): void {
  const line = retryElement();
  if (!line || (failed && line.dataset.lost !== failed)) return;
  delete line.dataset.lost;
  line.replaceChildren(...line.querySelectorAll('template'));
}

let hasStyle = false;

/** Inline styles cannot fail to load, and the page's policy would block a `<style>`. */
function adoptStyle(line: HTMLElement): void {
  if (hasStyle || !('adoptedStyleSheets' in document)) return;
  hasStyle = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // Makes space at the bottom of the window, however the text wraps; without text there is no
  // height.
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
