// biome-ignore-all lint/style/noRestrictedGlobals: asks the browser for its gamepads.
/** The gamepads that there are now: none where the browser has no notion of them, or the page may not ask. */
export function connectedGamepads(): readonly Gamepad[] {
  try {
    return (navigator.getGamepads?.() ?? []).flatMap((pad) => (pad?.connected ? pad : []));
  } catch {
    // A permissions policy refuses by throwing.
    return [];
  }
}
