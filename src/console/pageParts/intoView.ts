// biome-ignore-all lint/style/noRestrictedGlobals: scrolls an element.
/** A `ref` that scrolls a new or newly chosen element into view if needed. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
