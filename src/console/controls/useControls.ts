import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import type { ButtonName } from '../engine/buttons.ts';
import { createHold } from './createHold.ts';
import { isLaidOut, useKeyboard } from './useKeyboard.ts';
import { watchGamepads } from './watchGamepads.ts';

export type ControlsOptions = {
  /** The console. Keys and gamepads reach it only while it is laid out. */
  root: RefObject<HTMLElement | null>;
  /** `page`: keys also count while nothing has the focus. `inside`: only with the focus in the console. */
  listens: 'page' | 'inside';
  onPress: (button: ButtonName, repeated: boolean) => void;
  onRelease: (button: ButtonName) => void;
};

/**
 * Combines presses of screen buttons, keys and gamepads.
 * @returns the buttons that are down, and the handlers for those on the screen
 */
export function useControls({ root, listens, onPress, onRelease }: ControlsOptions) {
  const [pressedButtons, setPressedButtons] = useState<ReadonlySet<ButtonName>>(new Set());
  const repeat = useLatest((button: ButtonName) => onPress(button, true));
  const [hold] = useState(() => createHold(repeat));

  /** A pointer went down on a button. It does not count yet. */
  const down = (button: ButtonName) => {
    setPressedButtons((before) => new Set(before).add(button));
    if (button === 'up' || button === 'down') hold.start(button);
  };
  const release = (button: ButtonName) => {
    setPressedButtons((before) => new Set([...before].filter((other) => other !== button)));
    hold.stop(button);
    onRelease(button);
  };
  /** A pointer was released on it, or it was clicked. After repeats, the release does not count. */
  const press = (button: ButtonName) => {
    if (!hold.stop(button)) onPress(button, false);
    release(button);
  };
  /** A key or gamepad button went down. It counts at once, because nothing can slide off it. */
  const strike = (button: ButtonName) => {
    down(button);
    onPress(button, false);
  };

  useEffect(() => {
    const releaseAll = () => {
      hold.stop();
      setPressedButtons(new Set());
    };
    window.addEventListener('blur', releaseAll);
    return () => {
      hold.stop();
      window.removeEventListener('blur', releaseAll);
    };
  }, [hold]);

  useKeyboard({ root, listens, press: strike, release });
  const onPadPress = useLatest((button: ButtonName) => {
    if (root.current && isLaidOut(root.current)) strike(button);
  });
  const onPadRelease = useLatest(release);
  useEffect(() => watchGamepads({ press: onPadPress, release: onPadRelease }), [onPadPress, onPadRelease]);
  return { pressedButtons, down, press, cancel: release };
}
