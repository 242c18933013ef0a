import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import type { ButtonName } from '../engine/buttons.ts';
import { createHold, type Hold } from './createHold.ts';
import { isLaidOut, useKeyboard } from './useKeyboard.ts';
import { watchGamepads } from './watchGamepads.ts';

export type ControlsOptions = {
  /** The console, which has to be laid out for keys and gamepads to reach it. */
  root: RefObject<HTMLElement | null>;
  /** Whether keys count while the focus is nowhere, or only while it is in the console. */
  listens: 'page' | 'inside';
  /** A button was pressed, or has been held so long that it counts once more. */
  onPress: (button: ButtonName, repeated: boolean) => void;
  onRelease: (button: ButtonName) => void;
  /** Something was pressed on a gamepad whose buttons can only be guessed. Called once. */
  onUnknownPad: () => void;
};

/** The buttons that are down, and what the buttons on the screen call. */
export type ButtonPresses = {
  pressedButtons: ReadonlySet<ButtonName>;
  /** A pointer went down on a button: it does not count yet. */
  down: (button: ButtonName) => void;
  /** A pointer came up on it, or it was clicked. What has repeated meanwhile has counted, and does not once more. */
  press: (button: ButtonName) => void;
  /** A pointer slid off it. */
  cancel: (button: ButtonName) => void;
};

/** Joins the presses of the buttons on the screen, the keyboard and the gamepad. */
export function useControls(options: ControlsOptions): ButtonPresses {
  const { root, listens, onPress, onRelease, onUnknownPad } = options;
  const [pressedButtons, setPressed] = useState<ReadonlySet<ButtonName>>(new Set());
  const hold = useRef<Hold>(undefined);

  const down = (button: ButtonName) => {
    setPressed((before) => new Set(before).add(button));
    if (button === 'up' || button === 'down') hold.current?.start(button);
  };
  const release = (button: ButtonName) => {
    setPressed((before) => new Set([...before].filter((other) => other !== button)));
    hold.current?.stop(button);
    onRelease(button);
  };
  const press = (button: ButtonName) => {
    if (!hold.current?.stop(button)) onPress(button, false);
    release(button);
  };
  // A key and a gamepad's button count as they go down: there is nothing to slide off.
  const strike = (button: ButtonName) => {
    down(button);
    onPress(button, false);
  };
  const repeat = useLatest((button: ButtonName) => onPress(button, true));

  useEffect(() => {
    const newHold = createHold(repeat);
    hold.current = newHold;
    const letGo = () => {
      newHold.stop();
      setPressed(new Set());
    };
    const letGoWhenHidden = () => {
      if (document.hidden) letGo();
    };
    window.addEventListener('blur', letGo);
    document.addEventListener('visibilitychange', letGoWhenHidden);
    return () => {
      newHold.stop();
      window.removeEventListener('blur', letGo);
      document.removeEventListener('visibilitychange', letGoWhenHidden);
    };
  }, [repeat]);

  useKeyboard({ root, listens, press: strike, release });
  const onPadPress = useLatest((button: ButtonName) => {
    if (root.current && isLaidOut(root.current)) strike(button);
  });
  const onPadRelease = useLatest(release);
  const onPadUnknown = useLatest(onUnknownPad);
  useEffect(
    () => watchGamepads({ press: onPadPress, release: onPadRelease, onUnknownPad: onPadUnknown }),
    [onPadPress, onPadRelease, onPadUnknown],
  );
  return { pressedButtons, down, press, cancel: release };
}
