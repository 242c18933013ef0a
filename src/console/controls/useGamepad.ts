import { useEffect } from 'react';
import type { ButtonName } from '../engine/buttons.ts';
import { useSteady } from '../useSteady.ts';
import { connectedGamepads } from './connectedGamepads.ts';

/** Whom {@link useGamepad} tells. */
export type GamepadOptions = {
  press: (button: ButtonName) => void;
  release: (button: ButtonName) => void;
};

/** Lets gamepads press the console's buttons. What reads them is loaded when the first one is there. */
export function useGamepad({ press, release }: GamepadOptions) {
  const onPress = useSteady(press);
  const onRelease = useSteady(release);

  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const load = async () => {
      const { watchGamepads } = await import('./watchGamepads.ts');
      if (!isOver) stop = watchGamepads({ press: onPress, release: onRelease });
    };
    // A console without gamepads is a console: nothing is said when they cannot be had.
    const tryToLoad = () => void load().catch(() => {});
    // A console that comes to the page later hears of no connection: the browser has told the page before.
    if (connectedGamepads().length > 0) tryToLoad();
    else window.addEventListener('gamepadconnected', tryToLoad, { once: true });
    return () => {
      isOver = true;
      stop();
      window.removeEventListener('gamepadconnected', tryToLoad);
    };
  }, [onPress, onRelease]);
}
