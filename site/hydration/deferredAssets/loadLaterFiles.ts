import { afterFirstPaint } from './afterFirstPaint.ts';
import { insertLaterFiles } from './laterFiles.ts';

/** Requests a page's deferred files once the page is parsed and painted. Idempotent. */
export function loadLaterFiles(page: Document): void {
  const load = () => afterFirstPaint(() => insertLaterFiles(page));
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', load, { once: true });
  else load();
}
