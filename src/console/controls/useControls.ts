import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import type { ButtonName } from '../engine/buttons.ts';
import { createHold, type Hold, type Timer } from '../engine/hold.ts';
import { isShown } from './isShown.ts';
import { useGamepad } from './useGamepad.ts';
import { useKeyboard } from './useKeyboard.ts';

/** What {@link useControls} takes. */
export type ControlsOptions = {
  /** The console, which has to be laid out for keys and gamepads to reach it. */
  root: RefObject<HTMLElement | null>;
  /** Whether keys count while the focus is nowhere, or only while it is in the console. */
  listens: 'page' | 'inside';
  /** A button went down, or has been held so long that it counts once more. */
  onPress: (button: ButtonName, repeated: boolean) => void;
  /** A button came up. */
  onRelease: (button: ButtonName) => void;
};

/** The buttons that are down, and what the buttons on the screen call. */
export type ButtonPresses = {
  pressed: ReadonlySet<ButtonName>;
  press: (button: ButtonName) => void;
  release: (button: ButtonName) => void;
};

const timer: Timer = (delayMs, callBack) => {
  const id = setTimeout(callBack, delayMs);
  return () => clearTimeout(id);
};

/** Joins the presses of the buttons on the screen, the keyboard and the gamepad. */
export function useControls({ root, listens, onPress, onRelease }: ControlsOptions): ButtonPresses {
  const [pressed, setPressed] = useState<ReadonlySet<ButtonName>>(new Set());
  const hold = useRef<Hold>(undefined);

  const press = (button: ButtonName) => {
    setPressed((before) => new Set(before).add(button));
    if (button === 'up' || button === 'down') hold.current?.start(button);
    onPress(button, false);
  };
  const release = (button: ButtonName) => {
    setPressed((before) => new Set([...before].filter((other) => other !== button)));
    hold.current?.stop(button);
    onRelease(button);
  };
  const repeat = useLatest((button: ButtonName) => onPress(button, true));

  useEffect(() => {
    const made = createHold(timer, repeat);
    hold.current = made;
    const letGo = () => {
      made.stop();
      setPressed(new Set());
    };
    const letGoWhenHidden = () => {
      if (document.hidden) letGo();
    };
    window.addEventListener('blur', letGo);
    document.addEventListener('visibilitychange', letGoWhenHidden);
    return () => {
      made.stop();
      window.removeEventListener('blur', letGo);
      document.removeEventListener('visibilitychange', letGoWhenHidden);
    };
  }, [repeat]);

  useKeyboard({ root, listens, press, release });
  useGamepad({
    press: (button) => {
      if (root.current && isShown(root.current)) press(button);
    },
    release,
  });
  return { pressed, press, release };
}
