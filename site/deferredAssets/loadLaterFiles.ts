import { afterFirstPaint } from './afterFirstPaint.ts';
import { insertLaterFiles } from './laterFiles.ts';

/** Asks for a page's later files as soon as all of it is there and painted. A second call changes nothing. */
export function loadLaterFiles(page: Document): void {
  const load = () => afterFirstPaint(() => insertLaterFiles(page));
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', load, { once: true });
  else load();
}
