/** Whether an event happened in `root`, and not in another book that lies in it. */
export function isWithin(event: Event, root: Element): boolean {
  const nearest = event.composedPath().find((step) => isElement(step) && step.matches('[data-flipbook]'));
  return nearest === root;
}

/** A check by class would fail for elements of another window. */
function isElement(target: EventTarget): target is Element {
  return 'matches' in target;
}
