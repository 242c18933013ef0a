interface PressHandlers {
  /** Another pointer goes down, or the same one again. */
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly onTouch: (event: TouchEvent) => void;
  /** A menu opens, or the window loses the focus. */
  readonly onCancel: () => void;
}

/** At the window in the capture phase, so that no element can stop the moves and the release. */
export function listenWhilePressed(window: Window, handlers: PressHandlers, signal: AbortSignal): void {
  const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onTouch, onCancel } = handlers;
  const options = { signal, capture: true, passive: true };
  window.addEventListener('pointerdown', onPointerDown, options);
  window.addEventListener('pointermove', onPointerMove, options);
  window.addEventListener('pointerup', onPointerUp, options);
  window.addEventListener('pointercancel', onPointerCancel, options);
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    window.addEventListener(type, onTouch, options);
  window.addEventListener('contextmenu', onCancel, options);
  // Not in the capture phase, or an element that loses the focus to the book would count too.
  window.addEventListener('blur', onCancel, { signal });
}
