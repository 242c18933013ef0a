/**
 * Whether React has hydrated a page of the site and run its effects: from then on keys are listened for, and the focus is where
 * it belongs. Runs in the page, and sees nothing of this file.
 */
export function isHydrated(): boolean {
  // React marks an element as its own while it still draws: a busy machine lets a test in before the effects.
  return document.querySelector('#root[data-state=started]') !== null;
}
