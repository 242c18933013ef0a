// biome-ignore-all lint/style/noRestrictedGlobals: reads an event and the elements around it.
import type { KeyPress } from '../engine/keyMeans.ts';

const fields = ':is(input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select)';
const pressables = 'a[href], area[href], button, summary, input, [role="button"]';
/** What has the focus only so that readers begin there, such as a new screen's heading: it cannot be operated. */
const landmarks = '[tabindex="-1"]:not(a, button, input, select, textarea, summary, [role], [contenteditable])';

/** Whether the console is laid out at all. One that a style sheet hides must not take the page's keys. */
export function isLaidOut(root: Element): boolean {
  return root.getClientRects().length > 0;
}

/** Reads a key press off its event. `root` is the console. */
export function keyPressOf(event: KeyboardEvent, root: Element): KeyPress {
  const { key, ctrlKey, altKey, metaKey, shiftKey, target } = event;
  const element = target instanceof Element ? target : null;
  return {
    key,
    modified: ctrlKey || altKey || metaKey || shiftKey,
    focus: focusOf(element, root),
    on: isField(element) ? 'field' : element?.closest(pressables) ? 'pressable' : 'other',
  };
}

function focusOf(element: Element | null, root: Element): KeyPress['focus'] {
  if (!isLaidOut(root)) return 'elsewhere';
  if (root.contains(element)) return 'inside';
  return element === null || element.contains(root) || element.matches(landmarks) ? 'nowhere' : 'elsewhere';
}

function isField(element: Element | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches(fields));
}
