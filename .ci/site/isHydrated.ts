/** Whether React has hydrated a page of the site. Runs in the page, and sees nothing of this file. */
export function isHydrated(): boolean {
  // React may put elements before the screen: what it preloads.
  const screens = [...document.querySelectorAll('#root > *')];
  return screens.some((screen) => Object.keys(screen).some((key) => key.startsWith('__reactFiber')));
}
