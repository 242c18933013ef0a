/**
 * Whether React has taken a page of the site over: buttons and links are its script's from then on. Runs in the page, and
 * sees nothing of this file.
 */
export function isAlive(): boolean {
  // The screen may have elements before it that React puts there: what it preloads.
  const screens = [...document.querySelectorAll('#root > *')];
  return screens.some((screen) => Object.keys(screen).some((key) => key.startsWith('__reactFiber')));
}
