/** The element that {@link file://./RetryLine.tsx} draws, empty but for a template. */
const place = () => document.getElementById('retry-line');

/**
 * Says once that the page's moving part could not be loaded, and offers to try again. That loads the document anew: some browsers
 * never ask again for a script that has failed in the same one (`retryAddress.ts`).
 */
export function offerRetry(tryAgain: () => void = reload): void {
  const line = place();
  const template = line?.querySelector('template');
  if (!line || !template || line.querySelector('button')) return;
  line.append(template.content.cloneNode(true));
  const button = line.querySelector('button');
  button?.addEventListener('click', () => {
    const [again, trying] = button.children;
    again?.setAttribute('hidden', '');
    trying?.removeAttribute('hidden');
    tryAgain();
  });
}

/** Takes the line away again: the moving part has arrived. */
export function withdrawRetry(): void {
  const line = place();
  line?.replaceChildren(...line.querySelectorAll('template'));
}

/** Waits for a connection: without one the browser's error page would replace this one. */
function reload(): void {
  const again = () => location.reload();
  if (navigator.onLine) again();
  else addEventListener('online', again, { once: true });
}
