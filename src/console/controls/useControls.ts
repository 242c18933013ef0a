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
  keysFrom: 'page' | 'inside';
  onPress: (button: ButtonName, repeated: boolean) => void;
  onRelease: (button: ButtonName) => void;
};

/**
 * Combines presses of on-screen buttons, keys and gamepads.
 * @returns the pressed buttons, and the handlers for pointers on the on-screen buttons
 */
export function useControls({ root, keysFrom, onPress, onRelease }: ControlsOptions) {
  const [pressedButtons, setPressedButtons] = useState<ReadonlySet<ButtonName>>(new Set());
  const repeat = useLatest((button: ButtonName) => onPress(button, true));
  const [hold] = useState(() => createHold(repeat));

  /** A pointer went down on a button. The press does not count yet. */
  const startPress = (button: ButtonName) => {
    setPressedButtons((before) => new Set(before).add(button));
    if (button === 'up' || button === 'down') hold.start(button);
  };
  const release = (button: ButtonName) => {
    setPressedButtons((before) => new Set([...before].filter((other) => other !== button)));
    hold.stop(button);
    onRelease(button);
  };
  /**
   * The pointer was released on the button, or the button was clicked without one. The press counts
   * unless it has repeated.
   */
  const completePress = (button: ButtonName) => {
    if (!hold.stop(button)) onPress(button, false);
    release(button);
  };
  /** A key or gamepad button went down. The press counts at once, because nothing can slide off a key. */
  const pressAtOnce = (button: ButtonName) => {
    startPress(button);
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

  useKeyboard({ root, keysFrom, press: pressAtOnce, release });
  const onPadPress = useLatest((button: ButtonName) => {
    if (root.current && isLaidOut(root.current)) pressAtOnce(button);
  });
  const onPadRelease = useLatest(release);
  useEffect(() => watchGamepads({ press: onPadPress, release: onPadRelease }), [onPadPress, onPadRelease]);
  return { pressedButtons, startPress, completePress, cancelPress: release };
}
