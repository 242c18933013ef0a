import { type RefObject, useLayoutEffect } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import { buttonForKey, type KeyPress } from '../engine/buttonForKey.ts';
import type { ButtonName } from '../engine/buttons.ts';

const fields = ':is(input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select)';
const pressables = 'a[href], area[href], button, summary, input, [role="button"]';
/** Elements that only scripts focus, so that screen readers start there. They use no keys themselves. */
const scriptTargets = '[tabindex="-1"]:not(a, button, input, select, textarea, summary, [role], [contenteditable])';

export type KeyboardOptions = {
  root: RefObject<HTMLElement | null>;
  keysFrom: 'page' | 'inside';
} & Record<'press' | 'release', (button: ButtonName) => void>;

/** Presses the console's buttons by key. A held key presses once. */
export function useKeyboard({ root, keysFrom, press, release }: KeyboardOptions) {
  const onPress = useLatest(press);
  const onRelease = useLatest(release);

  const buttonOf = useLatest((event: KeyboardEvent) => {
    if (!root.current || event.defaultPrevented || event.isComposing) return undefined;
    const keyPress = keyPressOf(event, root.current);
    return keysFrom === 'inside' && keyPress.focus !== 'inside' ? undefined : buttonForKey(keyPress);
  });

  // A layout effect, because React delays other effects until a screen's transition has ended.
  useLayoutEffect(() => {
    const heldKeys = new Map<string, ButtonName>();

    const onKeyDown = (event: KeyboardEvent) => {
      // On macOS, no other key fires keyup while this one is down.
      if (event.key === 'Meta') {
        for (const button of heldKeys.values()) onRelease(button);
        heldKeys.clear();
      }
      const button = buttonOf(event);
      if (!button) return;
      event.preventDefault();
      // Held buttons repeat at the console's pace, not at the keyboard's.
      if (event.repeat) return;
      heldKeys.set(event.code, button);
      onPress(button);
    };
    const onKeyUp = (event: KeyboardEvent) => {
      const button = heldKeys.get(event.code);
      heldKeys.delete(event.code);
      if (button) onRelease(button);
    };

    const controller = new AbortController();
    document.addEventListener('keydown', onKeyDown, controller);
    document.addEventListener('keyup', onKeyUp, controller);
    return () => controller.abort();
  }, [buttonOf, onPress, onRelease]);
}

/** Whether the console is laid out. A console hidden by CSS must not take the page's keys. */
export function isLaidOut(root: Element): boolean {
  return root.getClientRects().length > 0;
}

function keyPressOf(event: KeyboardEvent, root: Element): KeyPress {
  const { key, code, ctrlKey, altKey, metaKey, shiftKey, target } = event;
  const element = target instanceof Element ? target : null;
  return {
    key,
    code,
    hasModifier: ctrlKey || altKey || metaKey || shiftKey,
    focus: focusOf(element, root),
    target: isField(element) ? 'field' : element?.closest(pressables) ? 'pressable' : 'other',
  };
}

function focusOf(element: Element | null, root: Element): KeyPress['focus'] {
  if (!isLaidOut(root)) return 'elsewhere';
  if (root.contains(element)) return 'inside';
  return element === null || element.contains(root) || element.matches(scriptTargets) ? 'nowhere' : 'elsewhere';
}

function isField(element: Element | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches(fields));
}
