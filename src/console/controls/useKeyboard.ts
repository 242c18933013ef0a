import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import type { ButtonName } from '../engine/buttons.ts';
import { keyMeans } from '../engine/keyMeans.ts';
import { keyPressOf } from './keyPressOf.ts';

export type KeyboardOptions = {
  root: RefObject<HTMLElement | null>;
  /** Whether keys count while the focus is nowhere, or only while it is in the console. */
  listens: 'page' | 'inside';
  press: (button: ButtonName) => void;
  release: (button: ButtonName) => void;
};

/** Lets the keys of the bindings press the console's buttons. */
export function useKeyboard({ root, listens, press, release }: KeyboardOptions) {
  const onPress = useLatest(press);
  const onRelease = useLatest(release);

  const buttonOf = useLatest((event: KeyboardEvent) => {
    if (!root.current || event.defaultPrevented || event.isComposing) return undefined;
    const keyPress = keyPressOf(event, root.current);
    return listens === 'inside' && keyPress.focus !== 'inside' ? undefined : keyMeans(keyPress);
  });

  useEffect(() => {
    const held = new Map<string, ButtonName>();
    const letGo = () => {
      for (const button of held.values()) onRelease(button);
      held.clear();
    };

    const onKeyDown = (event: KeyboardEvent) => {
      // On a Mac no other key has a keyup while this one is down.
      if (event.key === 'Meta') letGo();
      const button = buttonOf(event);
      if (!button) return;
      event.preventDefault();
      // Held buttons repeat at the console's pace, not at the keyboard's.
      if (event.repeat || held.has(event.code)) return;
      held.set(event.code, button);
      onPress(button);
    };
    const onKeyUp = (event: KeyboardEvent) => {
      const button = held.get(event.code);
      held.delete(event.code);
      if (button) onRelease(button);
    };

    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', letGo);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', letGo);
    };
  }, [buttonOf, onPress, onRelease]);
}
