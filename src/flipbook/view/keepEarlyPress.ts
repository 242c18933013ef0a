/**
 * Records the last press on server-rendered content that no script handles yet, and repeats it once
 * a script does. Records a click on a page or button of a book, a click in an element with
 * `data-early-press`, and any key, until the element has `data-state`. Meanwhile the element has
 * `data-early-press="kept"`, for style sheets.
 * Ignores events that the browser handles itself (links, fields), drags, and events followed by a
 * newer one. A press on a book, which shows no waiting, expires after eight seconds. The event
 * `early-press-forget` at the window ends everything.
 * Runs as a separate script, built from this function's text. It must not use anything outside it.
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

  /** `repeat` performs the press again on its target. */
  const keep = (event: Event, bookElement: HTMLElement | null, repeat: (target: Element) => void): void => {
    // DOM edge: presses happen on elements.
    const target = event.target as Element;
    if (!bookElement || bookElement.dataset.state || target.closest(usedByBrowser)) return;
    const isMarked = bookElement.matches('[data-early-press]');
    clickEvent = event;
    if (isMarked) {
      waiting = bookElement;
      bookElement.dataset.earlyPress = 'kept';
    }
    const repeatIfNewest = (): void => {
      if (clickEvent !== event) return;
      forget();
      if (target.isConnected && (isMarked || performance.now() - event.timeStamp < patienceMs)) repeat(target);
    };
    const observer = new MutationObserver(() => {
      if (!bookElement.dataset.state) return;
      observer.disconnect();
      // Wait for the next task: in development, Strict Mode removes and restores effects first.
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
      // Measure the target again: it may have moved under the pointer. A click by key has no
      // pointer.
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
