/** The handlers for a pressed pointer. */
interface HeldHandlers {
  /** Another pointer goes down, or the same one again. */
  readonly pressBeside: (event: PointerEvent) => void;
  readonly drag: (event: PointerEvent) => void;
  readonly release: (event: PointerEvent) => void;
  readonly lose: (event: PointerEvent) => void;
  readonly onTouch: (event: TouchEvent) => void;
  /** A menu opens, or the window loses the focus. */
  readonly cancel: () => void;
}

/**
 * Listens at the window until `signal` aborts. It uses the capture phase, so no other element can
 * stop the moves and the release of a pressed pointer.
 */
export function listenWhileHeld(window: Window, handlers: HeldHandlers, signal: AbortSignal): void {
  const { pressBeside, drag, release, lose, onTouch, cancel } = handlers;
  const options = { signal, capture: true, passive: true };
  window.addEventListener('pointerdown', pressBeside, options);
  window.addEventListener('pointermove', drag, options);
  window.addEventListener('pointerup', release, options);
  window.addEventListener('pointercancel', lose, options);
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    window.addEventListener(type, onTouch, options);
  window.addEventListener('contextmenu', cancel, options);
  // Not in the capture phase, or an element that loses the focus to the book would count as the
  // window.
  window.addEventListener('blur', cancel, { signal });
}
