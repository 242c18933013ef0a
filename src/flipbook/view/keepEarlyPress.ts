/**
 * Keeps the last press on what a server has drawn and no script answers yet, and does it once when one does: a click on a
 * page or button of a book, or in any element with `data-early-press`, until that element has `data-state`. Beside such an
 * element a key counts as well. While a press waits, the element has `data-early-press="kept"` for style sheets to show it.
 *
 * Not kept is what the browser does itself (links, fields), a drag, what something newer followed, and, on a book, which does
 * not show that a press waits, what is older than eight seconds. The event `early-press-forget` at the window ends it all.
 *
 * Runs as a script of its own, made of this function's text: nothing outside of it may be used in it.
 */
export function keepEarlyPress(): void {
  const patienceMs = 8000;
  const dragThresholdPx = 5;
  const usedByBrowser = 'a,form,input,select,textarea,label,summary,video,audio';
  const end = new AbortController();
  const listening = { capture: true, signal: end.signal };
  let pressEvent: PointerEvent | null = null;
  let clickEvent: Event | null = null;
  let waiting: HTMLElement | null = null;

  const forget = (): void => {
    clickEvent = pressEvent = null;
    if (waiting) waiting.dataset.earlyPress = '';
    waiting = null;
  };

  /** `repeat` does the press again on its target. */
  const keep = (event: Event, bookElement: HTMLElement | null, repeat: (target: Element) => void): void => {
    // DOM edge: elements are pressed.
    const target = event.target as Element;
    if (!bookElement || bookElement.dataset.state || target.closest(usedByBrowser)) return;
    const isShown = bookElement.matches('[data-early-press]');
    clickEvent = event;
    if (isShown) {
      waiting = bookElement;
      bookElement.dataset.earlyPress = 'kept';
    }
    const repeatIfNewest = (): void => {
      if (clickEvent !== event) return;
      forget();
      if (target.isConnected && (isShown || performance.now() - event.timeStamp < patienceMs)) repeat(target);
    };
    const observer = new MutationObserver(() => {
      if (!bookElement.dataset.state) return;
      observer.disconnect();
      // Not in this task: in development, React takes the effects of a strict component away once more after it.
      requestAnimationFrame(() => setTimeout(repeatIfNewest));
    });
    observer.observe(bookElement, { attributeFilter: ['data-state'] });
  };

  const onPointerDown = (event: PointerEvent): void => {
    forget();
    pressEvent = event;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.repeat) return;
    forget();
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.key === 'Tab') return;
    keep(event, document.querySelector<HTMLElement>('[data-early-press]'), (target) => {
      for (const type of ['keydown', 'keyup']) target.dispatchEvent(new KeyboardEvent(type, event));
    });
  };
  const onClick = (click: MouseEvent): void => {
    const target = click.target as Element;
    const from = pressEvent;
    forget();
    const before = target.getBoundingClientRect();
    if (click.button || (from && Math.hypot(click.x - from.x, click.y - from.y) > dragThresholdPx)) return;
    keep(click, target.closest<HTMLElement>('[data-flipbook],[data-early-press]'), () => {
      // Where the target is now: the page may have moved under the pointer. A key's click has no pointer.
      const now = target.getBoundingClientRect();
      for (const type of from ? ['pointerdown', 'pointerup', 'click'] : ['click'])
        target.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            cancelable: true,
            isPrimary: true,
            detail: click.detail,
            pointerType: from?.pointerType ?? 'mouse',
            clientX: click.x + now.left - before.left,
            clientY: click.y + now.top - before.top,
          }),
        );
    });
  };
  const onForget = (): void => {
    forget();
    end.abort();
  };
  addEventListener('pointerdown', onPointerDown, listening);
  addEventListener('keydown', onKeyDown, listening);
  addEventListener('click', onClick, listening);
  addEventListener('early-press-forget', onForget, listening);
}
