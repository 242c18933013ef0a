/** The element that {@link file://./RetryLine.tsx} draws, empty but for a template. */
const place = () => document.getElementById('retry-line');

/**
 * Says that the page's moving part could not be loaded, and offers to try again. The document is loaded anew: a browser does
 * not ask twice for a script that has failed in the same one.
 */
export function offerRetry(tryAgain: () => void = reload): void {
  const line = place();
  const template = line?.querySelector('template');
  if (!line || !template || line.querySelector('button')) return;
  line.append(template.content.cloneNode(true));
  line.querySelector('button')?.addEventListener('click', () => {
    line.dataset.state = 'retrying';
    tryAgain();
  });
}

/** Takes the line away again: the moving part has come. */
export function withdrawRetry(): void {
  const line = place();
  line?.removeAttribute('data-state');
  line?.replaceChildren(...line.querySelectorAll('template'));
}

/** Without a connection the browser would put its own page in place of this one. So it waits until there is one. */
function reload(): void {
  const again = () => location.reload();
  if (navigator.onLine) again();
  else addEventListener('online', again, { once: true });
}
