// biome-ignore-all lint/style/noRestrictedGlobals: reads the gamepads once a frame.
import { type ButtonName, buttonNames } from '../engine/buttons.ts';
import { initialReading, readGamepads } from '../engine/readGamepads.ts';

export type GamepadHandlers = Record<'press' | 'release', (button: ButtonName) => void>;

/** Polls connected gamepads each frame while the page is visible. Returns a function to stop it. */
export function watchGamepads({ press, release }: GamepadHandlers) {
  let frame: number | undefined;
  let reading = initialReading;

  const update = (next: typeof reading) => {
    const { down } = reading;
    reading = next;
    for (const button of buttonNames) {
      const isDown = next.down.has(button);
      if (isDown !== down.has(button)) (isDown ? press : release)(button);
    }
  };
  const poll = () => {
    frame = requestAnimationFrame(poll);
    update(readGamepads(reading, connectedGamepads()));
  };
  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    update(initialReading);
  };
  const startOrStop = () => {
    const isNeeded = !document.hidden && connectedGamepads().length > 0;
    if (!isNeeded) stop();
    else if (frame === undefined) poll();
  };
  const onVisibilityChange = () => {
    // A button that went down while the page was hidden is not a press.
    if (!document.hidden) reading = readGamepads(initialReading, connectedGamepads());
    startOrStop();
  };

  const controller = new AbortController();
  window.addEventListener('gamepadconnected', startOrStop, controller);
  window.addEventListener('gamepaddisconnected', startOrStop, controller);
  document.addEventListener('visibilitychange', onVisibilityChange, controller);
  startOrStop();
  return () => {
    stop();
    controller.abort();
  };
}

/** The connected gamepads: none without browser support or permission. */
function connectedGamepads(): readonly Gamepad[] {
  try {
    return (navigator.getGamepads?.() ?? []).flatMap((pad) => (pad?.connected ? pad : []));
  } catch {
    // A permissions policy forbids gamepads.
    return [];
  }
}
