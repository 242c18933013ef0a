import { useEffect } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import type { ButtonName } from '../engine/buttons.ts';
import { watchGamepads } from './watchGamepads.ts';

/** Who is called when a gamepad's button goes down and comes up. */
export type GamepadOptions = {
  press: (button: ButtonName) => void;
  release: (button: ButtonName) => void;
};

/** Lets gamepads press the console's buttons. */
export function useGamepad({ press, release }: GamepadOptions) {
  const onPress = useLatest(press);
  const onRelease = useLatest(release);
  useEffect(() => watchGamepads({ press: onPress, release: onRelease }), [onPress, onRelease]);
}
