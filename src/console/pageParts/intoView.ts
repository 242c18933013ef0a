// biome-ignore-all lint/style/noRestrictedGlobals: scrolls an element.
/** As a `ref`: what has just come, or has just been chosen, is scrolled into sight if it is not there yet. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
