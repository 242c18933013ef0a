import { afterFirstPaint } from './afterFirstPaint.ts';
import { insertDeferredFiles } from './deferredFiles.ts';

/** Requests a page's deferred files once the page is parsed and painted. Idempotent. */
export function loadDeferredFiles(page: Document): void {
  const load = () => afterFirstPaint(() => insertDeferredFiles(page));
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', load, { once: true });
  else load();
}
