/** Hides the tab from the page, or shows it again, as the browser would say it. `undefined` gives the word back to the browser. */
export function tab(now: 'hidden' | 'visible' | undefined): void {
  if (now === undefined) Reflect.deleteProperty(document, 'hidden');
  else Object.defineProperty(document, 'hidden', { configurable: true, value: now === 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}
