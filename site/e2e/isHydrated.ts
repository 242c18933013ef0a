/**
 * Whether React has hydrated the page and run its effects: key handlers are attached, and the focus
 * is set. Runs in the page, so it may use nothing else in this file.
 */
export function isHydrated(): boolean {
  // React marks elements during rendering, before the effects: on a busy machine that is too early.
  return document.querySelector('#root[data-state=started]') !== null;
}
