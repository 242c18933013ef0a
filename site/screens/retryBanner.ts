import style from './RetryLine.css?inline';

/** The element that {@link file://./RetryLine.tsx} draws, empty but for a template. */
const retryElement = () => document.getElementById('retry-line');

/** What could not be loaded: the moving part of the page that is there, or the next page. */
export type FailedPart = 'page' | 'next';

export type RetryOffer = {
  /** @default 'page' */
  failed?: FailedPart;
  /** @default loads the document anew: some browsers never ask again for a script that has failed in the same one (`importAgain.ts`) */
  tryAgain?: () => void;
};

/** Says once what could not be loaded, and offers to try again. Called again, it says that this has failed, too. */
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
    // Put in anew, or a screen reader would not say it again. After trying, the button's new words are said.
    const messageElement = line.querySelector('p');
    messageElement?.replaceWith(messageElement.cloneNode(true));
  }
  showTrying(false);
  button.onclick = () => {
    showTrying(true);
    tryAgain();
  };
}

/**
 * Takes the line away again: what it says has come, or is no longer wanted.
 *
 * @param failed takes no other line away
 */
export function hideRetryBanner(failed?: FailedPart): void {
  const line = retryElement();
  if (!line || (failed && line.dataset.lost !== failed)) return;
  delete line.dataset.lost;
  line.replaceChildren(...line.querySelectorAll('template'));
}

let hasStyle = false;

/** The line's style is in no file of its own, so that it cannot be lost. A `<style>` would be refused by the page's policy. */
function adoptStyle(line: HTMLElement): void {
  if (hasStyle || !('adoptedStyleSheets' in document)) return;
  hasStyle = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // For what else stays at the foot of the window. Wherever the words break; without words there is no height.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--line-height', `${line.offsetHeight}px`);
  }).observe(line);
}

/** Waits for a connection: without one the browser's error page would replace this one. */
function reload(): void {
  const again = () => location.reload();
  if (navigator.onLine) again();
  else addEventListener('online', again, { once: true });
}
