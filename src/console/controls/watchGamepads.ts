// biome-ignore-all lint/style/noRestrictedGlobals: reads the gamepads once a frame.
import type { ButtonName } from '../engine/buttons.ts';
import { buttonsDown, gamepadEvents } from '../engine/gamepadEvents.ts';

/**
 * Looks at the gamepads once a frame, and only while one is connected and the page can be seen.
 *
 * @returns ends the watch
 */
export function watchGamepads({ press, release }: Record<'press' | 'release', (button: ButtonName) => void>) {
  let frame: number | undefined;
  let down: ReadonlySet<ButtonName> = new Set();

  const moveTo = (current: ReadonlySet<ButtonName>) => {
    const happened = gamepadEvents(down, current);
    down = current;
    for (const { type, button } of happened) (type === 'pressed' ? press : release)(button);
  };
  const look = () => {
    frame = requestAnimationFrame(look);
    moveTo(buttonsDown(connectedGamepads()));
  };
  const rest = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    moveTo(new Set());
  };
  const follow = () => {
    const isNeeded = !document.hidden && connectedGamepads().length > 0;
    if (!isNeeded) rest();
    else if (frame === undefined) look();
  };
  const followSight = () => {
    // A button that was pressed while the page was hidden is no press.
    if (!document.hidden) down = buttonsDown(connectedGamepads());
    follow();
  };

  const listening = new AbortController();
  window.addEventListener('gamepadconnected', follow, listening);
  window.addEventListener('gamepaddisconnected', follow, listening);
  document.addEventListener('visibilitychange', followSight, listening);
  follow();
  return () => {
    rest();
    listening.abort();
  };
}

/** The gamepads that there are now: none where the browser has no notion of them, or the page may not ask. */
function connectedGamepads(): readonly Gamepad[] {
  try {
    return (navigator.getGamepads?.() ?? []).flatMap((pad) => (pad?.connected ? pad : []));
  } catch {
    // A permissions policy refuses by throwing.
    return [];
  }
}
