// biome-ignore-all lint/style/noRestrictedGlobals: asks an element for its boxes.
/** Whether an element is laid out at all. A console that a style sheet hides must not take the page's keys. */
export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
