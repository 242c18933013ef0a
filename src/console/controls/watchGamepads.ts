// biome-ignore-all lint/style/noRestrictedGlobals: reads the gamepads once a frame.
import type { ButtonName } from '../engine/buttons.ts';
import { gamepadEvents, initialReading, readGamepads } from '../engine/gamepadEvents.ts';

export type GamepadHandlers = Record<'press' | 'release', (button: ButtonName) => void>;

/** Polls connected gamepads each frame while the page is visible. Returns a function to stop it. */
export function watchGamepads({ press, release }: GamepadHandlers) {
  let frame: number | undefined;
  let reading = initialReading;

  const moveTo = (next: typeof reading) => {
    const happened = gamepadEvents(reading.down, next.down);
    reading = next;
    for (const { type, button } of happened) (type === 'pressed' ? press : release)(button);
  };
  const look = () => {
    frame = requestAnimationFrame(look);
    moveTo(readGamepads(reading, connectedGamepads()));
  };
  const rest = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    moveTo(initialReading);
  };
  const follow = () => {
    const isNeeded = !document.hidden && connectedGamepads().length > 0;
    if (!isNeeded) rest();
    else if (frame === undefined) look();
  };
  const onVisibilityChange = () => {
    // A button pressed while the page was hidden is not a press.
    if (!document.hidden) reading = readGamepads(initialReading, connectedGamepads());
    follow();
  };

  const listening = new AbortController();
  window.addEventListener('gamepadconnected', follow, listening);
  window.addEventListener('gamepaddisconnected', follow, listening);
  document.addEventListener('visibilitychange', onVisibilityChange, listening);
  follow();
  return () => {
    rest();
    listening.abort();
  };
}

/** The connected gamepads: none without browser support or permission. */
function connectedGamepads(): readonly Gamepad[] {
  try {
    return (navigator.getGamepads?.() ?? []).flatMap((pad) => (pad?.connected ? pad : []));
  } catch {
    // A permissions policy refuses by throwing.
    return [];
  }
}
