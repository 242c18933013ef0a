/**
 * Whether React has hydrated the page and run its effects. Runs in the page, so it uses no imports.
 */
export function isHydrated(): boolean {
  // React marks elements during rendering, before the effects: on a busy machine that is too early.
  return document.querySelector('#root[data-state=started]') !== null;
}
