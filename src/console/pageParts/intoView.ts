// biome-ignore-all lint/style/noRestrictedGlobals: scrolls an element.
/** A `ref` that scrolls its element into view. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
