/** Elements that take the focus or presses. */
const controls =
  'a[href],area[href],button,input,select,textarea,summary,iframe,audio,video,[tabindex],[contenteditable]';

interface Half {
  /** Whether screen readers read only the controls of this half, and the rest in the other one. */
  readonly isCopy: boolean;
  /** Receives whether a control lies in this half. */
  readonly onChange: (hasControls: boolean) => void;
}

/**
 * Hides the controls that lie mostly in the other half of a spread, and the text around them, from
 * input and screen readers. Follows changes of content and size.
 * @param content - the whole content, in a half that shows one side of it
 * @returns a function that stops dividing and shows all controls
 */
export function divideControls(content: HTMLElement, { isCopy, onChange }: Half): () => void {
  /** The controls, and whether each lies in this half. */
  const isInHalf = new Map<Element, boolean>();
  let hiddenElements: readonly Element[] = [];

  function update(): void {
    show();
    const ownControls = [...isInHalf.keys()].filter((control) => isInHalf.get(control));
    const units = ownControls.map(unitOf);
    const otherControls = [...isInHalf.keys()].filter((control) => !isInHalf.get(control));
    const otherUnits = otherControls.map((control) => (units.includes(unitOf(control)) ? control : unitOf(control)));
    // Elements that the content itself hides stay hidden.
    hiddenElements = [...otherUnits, ...(isCopy ? elementsBeside(content, units) : [])].filter(
      (element) => !element.matches('[inert],[aria-hidden=true]'),
    );
    for (const element of hiddenElements) setHidden(element, true);
    onChange(ownControls.length > 0);
  }

  function show(): void {
    for (const element of hiddenElements) setHidden(element, false);
  }

  /** The outermost element that surrounds a control and has text of its own, else the control. */
  function unitOf(control: Element): Element {
    let unit = control;
    for (let outer = control.parentElement; outer && outer !== content; outer = outer.parentElement)
      if (hasOwnText(outer)) unit = outer;
    return unit;
  }

  // Apps run their tests in jsdom, which has no IntersectionObserver.
  if (!('IntersectionObserver' in window)) return () => {};
  const onSight = (entries: readonly IntersectionObserverEntry[]): void => {
    // A control exactly on the spine lies in the first half.
    for (const { target, intersectionRatio: share } of entries)
      isInHalf.set(target, isCopy ? share > 0.5 : share >= 0.5);
    update();
  };
  // A control below the page's end still lies in one of the two halves.
  const sightObserver = new IntersectionObserver(onSight, {
    root: content.parentElement,
    rootMargin: '9999px 0px',
    threshold: [0, 0.5],
  });
  const observe = (): void => {
    for (const control of content.querySelectorAll(controls)) sightObserver.observe(control);
  };
  const changeObserver = new MutationObserver(() => {
    for (const control of isInHalf.keys()) if (!content.contains(control)) isInHalf.delete(control);
    observe();
    update();
  });
  changeObserver.observe(content, { childList: true, subtree: true });
  observe();
  return () => {
    sightObserver.disconnect();
    changeObserver.disconnect();
    show();
  };
}

function hasOwnText({ childNodes }: Element): boolean {
  return [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
}

/** The largest elements in `parent` that contain none of the others. */
function elementsBeside(parent: Element, others: readonly Element[]): readonly Element[] {
  return [...parent.children].flatMap((child) => {
    if (others.includes(child)) return [];
    return others.some((other) => child.contains(other)) ? elementsBeside(child, others) : child;
  });
}

function setHidden(element: Element, isHidden: boolean): void {
  element.toggleAttribute('inert', isHidden);
  if (isHidden) element.setAttribute('aria-hidden', 'true');
  else element.removeAttribute('aria-hidden');
}
